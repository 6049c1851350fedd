"""Somebody who taps about at a table until they have answered: a script for any page, knowing no game."""

TAP_ABOUT = """
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  const seen = (at) => at.offsetParent !== null && !at.disabled && at.ariaDisabled !== 'true';
  const all = (what) =>
    [...document.querySelectorAll(what)].filter((at) => seen(at) && !at.closest('[inert]'));
  const any = (from) => from[Math.floor(Math.random() * from.length)];
  const over = () => document.querySelector('[data-over]') !== null;
  /** A card, then the button that lays it; words where there is a field for them. */
  const tap = () => {
    for (const field of all('[data-go] input')) {
      field.value = window.clue ?? 'a quiet word';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    const go = all('dialog footer button.primary, [data-go] button.primary, [data-go] .go');
    const others = all('main button:not([role=radio]), main [role=button]');
    const at = go.length > 0 && Math.random() < 0.6 ? go[0] : any(others);
    const sheet = document.querySelector('dialog[open]');
    if (sheet === null || go.includes(at)) at?.click();
    else if (sheet.querySelector('footer button.primary') === null) sheet.close();
  };
"""
