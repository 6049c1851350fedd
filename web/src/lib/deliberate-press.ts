/**
 * For controls that leave, end or start a game: they do not react to a finger that was already down, or tapping in the
 * same place, when they came. A tap that comes within a second of such a one is not meant for them either.
 */
interface Tap {
  x: number;
  y: number;
  at: number;
}

const LATELY_MS = 1_000;
const NEAR_PX = 90;
const lately = (all: readonly Tap[], now: number): Tap[] => all.filter((tap) => now - tap.at < 2 * LATELY_MS);
let taps: Tap[] = [];
addEventListener(
  "pointerdown",
  (event) => {
    taps = [...lately(taps, event.timeStamp), { x: event.clientX, y: event.clientY, at: event.timeStamp }];
  },
  true,
);

const isNear = (a: Tap, b: Tap): boolean => Math.hypot(a.x - b.x, a.y - b.y) < NEAR_PX;

/** Svelte action: lets only deliberate clicks through to the element and what is in it. */
export function deliberate(node: HTMLElement, on: boolean): { destroy(): void } | undefined {
  if (!on) return undefined;
  const since = performance.now();
  let stray: Tap[] = [];
  function check(event: MouseEvent): void {
    const own = taps.findLast((tap) => tap.at <= event.timeStamp);
    if (event.detail === 0 || own === undefined) return; // by keyboard or by a screen reader
    const before = [...taps.filter((tap) => tap.at < since), ...stray];
    if (own.at >= since && !before.some((tap) => own.at - tap.at < LATELY_MS && isNear(tap, own))) return;
    stray = [...lately(stray, own.at), own];
    event.preventDefault();
    event.stopPropagation();
  }
  node.addEventListener("click", check, true);
  return { destroy: () => node.removeEventListener("click", check, true) };
}

/** Svelte action: who presses where the element was until a second ago presses nothing that has come up there since. */
export function keepsItsPlace(node: HTMLElement): { destroy(): void } {
  let place = node.getBoundingClientRect();
  const sizes = new ResizeObserver(() => (place = node.getBoundingClientRect()));
  sizes.observe(node);
  function late(event: MouseEvent): void {
    const { clientX: x, clientY: y } = event;
    if (event.detail === 0 && event.type === "click") return; // by keyboard or by a screen reader
    if (x < place.left || x > place.right || y < place.top || y > place.bottom) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  function destroy(): void {
    sizes.disconnect();
    for (const sort of ["pointerdown", "click"] as const) {
      addEventListener(sort, late, true);
      setTimeout(() => removeEventListener(sort, late, true), LATELY_MS);
    }
  }
  return { destroy };
}
