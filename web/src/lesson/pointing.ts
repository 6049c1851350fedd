/** Where the coach's words have room: beside what they are about, and off what is needed next. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const EDGE = 8;
/** under the strip with the game's title */
const TOP = 60;
/** a ring and a little air */
const RING = 8;
/** how much of a card may be open, the most first */
const PARTS = Array.from({ length: 30 }, (_, n) => 1 - n / 32);
const HALF_A_PART = 1 / 64;
/** what it costs to hide all of something that is needed, however small it is */
const WHOLE = 4_000;
/** what it costs to hide a pixel of a card or a player */
const LYING = 0.02;
/** what it costs at most to be somewhere else than at the sentence before: eyes need not look for it */
const MOVED = 140;

function shared(a: Box, b: Box): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, across) * Math.max(0, down);
}

/** A place in something that nothing else lies on: in the middle if that can be. Cards of a hand lie on one another. */
export function pointOf(pointed: Element): { x: number; y: number } {
  const { x, y, width, height } = pointed.getBoundingClientRect();
  const places = [0.5, 0.15, 0.85].flatMap((down) => [0.5, 0.2, 0.8].map((across) => ({ x: x + across * width, y: y + down * height })));
  const isOpen = (at: { x: number; y: number }): boolean => {
    const there = document.elementFromPoint(at.x, at.y);
    return there !== null && (pointed.contains(there) || there.contains(pointed));
  };
  return places.find(isOpen) ?? { x: x + width / 2, y: y + height / 2 };
}

/** Of a card in a hand the part that no other card lies on; of anything else all of it. */
export function openPart(pointed: Element): Box {
  const { x, y, width, height } = pointed.getBoundingClientRect();
  const hand = pointed.parentElement?.closest(".hand") ?? null;
  if (hand === null) return { x, y, width, height };
  const isUnder = (across: number, down: number): boolean => {
    const there = document.elementFromPoint(x + across * width, y + down * height);
    return there !== null && hand.contains(there) && !pointed.contains(there) && !there.contains(pointed);
  };
  const open = (isUnderAt: (part: number) => boolean): number => PARTS.find((part) => !isUnderAt(part - HALF_A_PART)) ?? 1;
  const across = open((part) => isUnder(part, 0.1));
  return { x, y, width: width * across, height: height * open((part) => isUnder(across / 2, part)) };
}

/** Where one edge can lie: spread over the way, and flush with what is to stay uncovered. */
function edges(length: number, from: number, to: number, boxes: readonly [number, number][]): number[] {
  const spread = [0, 0.2, 0.4, 0.5, 0.6, 0.8, 1].map((part) => from + part * (to - from));
  return [...spread, ...boxes.flatMap(([start, end]) => [start - length, end])].filter((edge) => edge >= from && edge <= to);
}

/** The place on the screen that hides least: nothing of what is pointed at if that can be, then little of what
    the pupil uses next, and rather empty table than cards and people; where it is already, if that is as good. */
export function roomFor(size: { width: number; height: number }, pointed: Box[], needed: Box[], lying: Box[], before: Box | null): { x: number; y: number } {
  const ringed = pointed.map(({ x, y, width, height }) => ({ x: x - RING, y: y - RING, width: width + 2 * RING, height: height + 2 * RING }));
  const kept = [...ringed, ...needed];
  const [right, low] = [Math.max(EDGE, innerWidth - size.width - EDGE), Math.max(TOP, innerHeight - size.height - EDGE)];
  const xs = edges(size.width, EDGE, right, kept.map(({ x, width }) => [x, x + width]));
  const stays: [number, number][] = before === null ? [] : [[before.y + before.height, before.y]];
  const ys = edges(size.height, TOP, low, [...stays, ...kept.map(({ y, height }): [number, number] => [y, y + height])]);
  const middle = (of: (box: Box) => number): number => ringed.reduce((sum, box) => sum + of(box) / ringed.length, 0);
  const [across, down] = [middle((box) => box.x + box.width / 2), middle((box) => box.y + box.height / 2)];
  let best = { x: EDGE, y: TOP, cost: Infinity };
  for (const x of xs)
    for (const y of ys) {
      const here = { x, y, ...size };
      const hidden = ringed.reduce((sum, box) => sum + shared(here, box), 0);
      const inTheWay = needed.reduce((sum, box) => sum + shared(here, box) * (WHOLE / Math.max(1, box.width * box.height) + 0.25), 0);
      const far = ringed.length === 0 ? 0 : Math.abs(y + size.height / 2 - down) + Math.abs(x + size.width / 2 - across) / 4;
      const onTop = lying.reduce((sum, box) => sum + shared(here, box) * LYING, 0);
      const gone = before === null ? 0 : Math.min(Math.abs(y - before.y), Math.abs(y + size.height - before.y - before.height));
      const cost = 100 * hidden + inTheWay + onTop + far + Math.min(MOVED, gone);
      if (cost < best.cost) best = { x, y, cost };
    }
  return best;
}
