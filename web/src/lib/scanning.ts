/**
 * One key is enough: the focus goes from one thing to press to the next by itself, and any key presses where it is.
 * For a switch, a sip-and-puff, a single finger. Knows no page: it goes over what lies on top.
 */

const STOPS = "button:not(:disabled), a[href], summary, input[type=checkbox], input[type=radio]";

/** What can be pressed now: a text that is being written first, then choices, then the one golden thing. */
const FIRST = ["dialog form *", "[data-choices] *", ".primary"];
const rank = (each: Element): number => (FIRST.findIndex((kind) => each.matches(kind)) + FIRST.length + 1) % (FIRST.length + 1);

function stops(): HTMLElement[] {
  const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const all = [...top.querySelectorAll<HTMLElement>(STOPS)].filter((each) => each.checkVisibility() && !each.matches(".skip"));
  return all.toSorted((a, b) => rank(a) - rank(b));
}

/** Goes on every so many milliseconds; gives back what ends it. */
export function scan(everyMs: number): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  function step(): void {
    const all = stops();
    const next = all[(all.indexOf(document.activeElement as HTMLElement) + 1) % all.length];
    next?.focus();
    next?.scrollIntoView({ block: "nearest" });
  }
  function again(): void {
    clearInterval(timer);
    timer = setInterval(step, everyMs);
  }
  function pressed(event: KeyboardEvent): void {
    const at = document.activeElement;
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || ["Tab", "Escape", "Shift"].includes(event.key)) return;
    if (at instanceof HTMLInputElement && !at.matches("[type=checkbox], [type=radio]")) return;
    event.preventDefault();
    event.stopPropagation();
    if (at instanceof HTMLElement && at !== document.body) at.click();
    again();
  }
  document.documentElement.toggleAttribute("data-scan", true);
  addEventListener("keydown", pressed, true);
  again();
  return () => {
    clearInterval(timer);
    removeEventListener("keydown", pressed, true);
    document.documentElement.removeAttribute("data-scan");
  };
}
