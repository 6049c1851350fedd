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

function shared(a: Box, b: Box): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, across) * Math.max(0, down);
}

/** The place on the screen that hides least: of what is pointed at above all, then of what the pupil uses next. */
export function roomFor(size: { width: number; height: number }, pointed: Box[], needed: Box[]): { x: number; y: number } {
  const [right, low] = [innerWidth - size.width - EDGE, innerHeight - size.height - EDGE];
  const xs = right < EDGE + 60 ? [(innerWidth - size.width) / 2] : [right / 2 + EDGE / 2, EDGE, right];
  const ys = [0, 0.2, 0.4, 0.6, 0.8, 1].map((part) => TOP + part * Math.max(0, low - TOP));
  const middle = pointed.reduce((sum, box) => sum + (box.y + box.height / 2) / pointed.length, 0);
  let best = { x: xs[0] ?? EDGE, y: TOP, cost: Infinity };
  for (const x of xs)
    for (const y of ys) {
      const here = { x, y, ...size };
      const hidden = 8 * pointed.reduce((sum, box) => sum + shared(here, box), 0) + 4 * needed.reduce((sum, box) => sum + shared(here, box), 0);
      const far = pointed.length === 0 ? 0 : Math.abs(y + size.height / 2 - middle) * 10;
      if (hidden + far < best.cost) best = { x, y, cost: hidden + far };
    }
  return best;
}
