/**
 * One key is enough: a mark goes over what can be pressed by itself, and any key presses where it is.
 * For a switch, a sip-and-puff, a single finger. Where there is much, it goes over groups first: a key goes into the one
 * that is marked, and whoever lets all of it pass is among the groups again. Knows no page: it goes over what lies on top.
 */

const STOPS = "button:not(:disabled), a[href], summary, input[type=checkbox], input[type=radio]";
/** So many are gone over one by one. */
const FEW = 6;
const MARK = "data-scanned";

/** What can be pressed now: a text that is being written first, then choices, then the one golden thing. */
const FIRST = ["dialog form .letters *", "dialog form *", "[data-choices] *", ".primary"];
const rank = (each: Element): number => (FIRST.findIndex((kind) => each.matches(kind)) + FIRST.length + 1) % (FIRST.length + 1);

/** In groups of what belongs together; one that is large is cut so that a way through it is short. */
function groups(): HTMLElement[][] {
  const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const all = [...top.querySelectorAll<HTMLElement>(STOPS)].filter((each) => each.checkVisibility() && !each.matches(".skip, .unseen"));
  const kinds = [...FIRST, ""].map((_, kind) => all.filter((each) => rank(each) === kind));
  if (all.length <= FEW) return kinds.flat().map((each) => [each]);
  return kinds.flatMap((kind) => {
    const size = Math.max(FEW, Math.ceil(Math.sqrt(kind.length)));
    return Array.from({ length: Math.ceil(kind.length / size) }, (_, n) => kind.slice(n * size, (n + 1) * size));
  });
}

/** Goes on every so many milliseconds; gives back what ends it. */
export function scan(everyMs: number): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  /** what a key presses, or a group that it goes into */
  let marked: HTMLElement[] = [];
  /** what is still to come of the group that one is in */
  let rest: HTMLElement[] = [];
  /** something was pressed: it begins at the beginning */
  let anew = true;

  function mark(wanted: HTMLElement[]): void {
    for (const each of marked) each.removeAttribute(MARK);
    marked = wanted;
    for (const each of marked) each.setAttribute(MARK, "");
    marked[0]?.focus({ preventScroll: true });
    for (const each of marked.toReversed()) each.scrollIntoView({ block: "nearest" });
  }
  function step(): void {
    rest = rest.filter((each) => each.isConnected);
    const inside = rest.shift();
    if (inside !== undefined) return mark([inside]);
    const all = groups();
    const at = anew ? -1 : all.findIndex((group) => group.some((each) => each === document.activeElement));
    anew = false;
    mark(all[(at + 1) % all.length] ?? []);
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
    again();
    if (marked.length > 1 && marked[0] === at) {
      rest = marked;
      return step();
    }
    [rest, anew] = [[], true];
    if (at instanceof HTMLElement && at.matches(STOPS)) at.click();
  }
  document.documentElement.toggleAttribute("data-scan", true);
  addEventListener("keydown", pressed, true);
  again();
  return () => {
    clearInterval(timer);
    mark([]);
    removeEventListener("keydown", pressed, true);
    document.documentElement.removeAttribute("data-scan");
  };
}
