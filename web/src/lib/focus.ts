/** Whoever goes by keyboard keeps their place when what they were on is taken away, as an answered question is, or shut. */

/** A field is none of these: on a phone it would open the keyboard. */
const NEXT = ":is(main, dialog) :is(button:not(:disabled), a[href])";

/**
 * For an application inside an application, where letters and digits are keys of ours and a screen reader is to pass them on. Orca
 * does so only once the inner one itself had the focus: whatever in it gets the focus from outside gets it by way of it.
 */
export function passesKeys(inner: HTMLElement): void {
  inner.addEventListener("focusin", ({ target, relatedTarget }) => {
    if (target === inner || !(target instanceof HTMLElement) || inner.contains(relatedTarget as Node | null)) return;
    inner.focus({ preventScroll: true });
    target.focus({ preventScroll: true });
  });
}

/** Watches the page; gives back what ends it. */
export function keepFocus(): () => void {
  /** the nearest things around what is focused, the inmost first */
  let around: Element[] = [];
  const focused = ({ target }: FocusEvent): void => {
    around = [];
    for (let each = target instanceof Element ? target : null; each !== null; each = each.parentElement) around.push(each);
  };
  const observer = new MutationObserver(() => {
    const [last] = around;
    const shut = last?.matches(":disabled") === true;
    if (last === undefined || (last.isConnected && !shut)) return;
    // What is shut has the focus until the page is drawn again.
    if (document.activeElement !== document.body && document.activeElement !== last) return;
    const next = around.map((each) => (each.isConnected ? each.querySelector<HTMLElement>(NEXT) : null)).find((each) => each !== null);
    around = [];
    (next ?? document.getElementById("main"))?.focus({ preventScroll: true });
  });
  document.addEventListener("focusin", focused);
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  return () => {
    document.removeEventListener("focusin", focused);
    observer.disconnect();
  };
}
