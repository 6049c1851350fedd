/**
 * Where everything lies, from the size of the table and the number of seats.
 * Pure arithmetic: knows no card, no rule and no page.
 */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A box as the style of what lies in it. */
export const placed = ({ x, y, w, h }: Box): string => `left: ${x}px; top: ${y}px; width: ${w}px; height: ${h}px`;

/** What a player has on the table: a name plate and, under it, the first card (left) and the second. */
export interface Place {
  plate: Box;
  /** the plate as wide as it may become for a long name, and which share of what it grows by is at its left */
  most: number;
  grows: number;
  cards: readonly [Box, Box];
}

/** tall: upright phone or tablet; flat: phone on its side; wide: everything with room. */
export type Shape = "tall" | "flat" | "wide";

export interface Plan {
  shape: Shape;
  /** width of a card on the table and in the hand */
  card: number;
  handCard: number;
  /** text and plates grow with this; 1 is a common phone */
  scale: number;
  sums: Box;
  steps: Box;
  /** the same box as `steps` where a screen is too short for both */
  say: Box;
  hand: Box;
  action: Box;
  dial: Box;
  time: Box;
  pile: Box;
  discards: Box;
  /** by seat */
  places: Place[];
}

export const TALL = 1.4; // cards are 5:7
export const PILE_LEAN = 0.17; // how far the pile peeps out beside its turned card, in card widths
const HAND_MOST = 7; // sizes do not change while a hand shrinks
const TAP = 44;
const SMALLEST = 52; // a card of the hand is never narrower
const CAPTION = 18; // the line under the discards

type Side = "left" | "top" | "topLeft" | "topRight" | "right";

/** Who sits where, clockwise from the seat on the left of the one below. */
const AROUND: Record<number, readonly Side[]> = {
  2: ["top"],
  3: ["topLeft", "topRight"],
  4: ["left", "top", "right"],
  5: ["left", "topLeft", "topRight", "right"],
};

/** On a broad table three sit comfortably left, right and below. */
const AROUND_WIDE: Record<number, readonly Side[]> = { ...AROUND, 3: ["left", "right"] };

/** On a flat one two rows of three are all there is; the middle is kept for time card and pile. */
const AROUND_FLAT: Record<number, readonly Side[]> = {
  2: ["top"],
  3: ["left", "right"],
  4: ["left", "topLeft", "topRight"],
  5: ["left", "topLeft", "topRight", "right"],
};

const clamp = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));
const box = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h });

/** The largest width that fits, to a quarter of a pixel. */
function largest(fits: (width: number) => boolean, low: number, high: number): number {
  let [yes, no] = [low, high];
  if (fits(high)) return high;
  while (no - yes > 0.25) {
    const middle = (yes + no) / 2;
    if (fits(middle)) yes = middle;
    else no = middle;
  }
  return yes;
}

interface Sizes {
  gap: number;
  plate: number;
  /** between a plate and its cards, and between the two cards */
  seam: number;
  /** a plate is never narrower */
  plateLeast: number;
  /** the time card, in card widths */
  timeWide: number;
  timeTall: number;
  /** time card over the pile, instead of beside it */
  stacked: boolean;
  most: number;
}

interface Arena extends Pick<Plan, "card" | "dial" | "time" | "pile" | "discards"> {
  below: Place;
  others: Place[];
}

function place(x: number, y: number, card: number, sizes: Sizes): Place {
  const both = card * 2 + sizes.seam;
  const width = Math.max(both, sizes.plateLeast);
  const left = x - both / 2;
  const top = y + sizes.plate + sizes.seam;
  return {
    plate: box(x - width / 2, y, width, sizes.plate),
    most: width,
    grows: 0.5,
    cards: [box(left, top, card, card * TALL), box(left + card + sizes.seam, top, card, card * TALL)],
  };
}

/** Seats around a dial: someone above, someone beside, the reader below, time and pile in the middle. */
function ring(area: Box, around: readonly Side[], sizes: Sizes): Arena {
  const { gap, seam } = sizes;
  const above = around.filter((side) => side.startsWith("top")).length;
  const beside = around.includes("left") || around.includes("right");
  const blockWidth = (card: number): number => Math.max(card * 2 + seam, sizes.plateLeast);
  const blockHeight = (card: number): number => sizes.plate + seam + card * TALL;
  const pileWidth = (card: number): number => card * (1 + PILE_LEAN);
  const middleWidth = (card: number): number =>
    sizes.stacked
      ? Math.max(pileWidth(card), sizes.timeWide * card)
      : sizes.timeWide * card + gap + pileWidth(card);
  const middleHeight = (card: number): number =>
    sizes.stacked
      ? sizes.timeTall * card + seam + 6 + card * TALL
      : Math.max(sizes.timeTall, TALL) * card;
  const card = largest(
    (width) => {
      const rows = (above > 0 ? blockHeight(width) + gap : 0) + blockHeight(width) + gap;
      const centre = Math.max(middleHeight(width), beside && above === 0 ? blockHeight(width) : 0);
      const top = above * blockWidth(width) + (above - 1) * gap;
      const middle = middleWidth(width) + (beside ? 2 * (blockWidth(width) + gap) : 0);
      return rows + centre <= area.h && Math.max(top, middle) <= area.w;
    },
    16,
    sizes.most,
  );

  const middleX = area.x + area.w / 2;
  const high = blockHeight(card);
  const across = blockWidth(card);
  const ceiling = area.y + (above > 0 ? high : 0);
  const floor = area.y + area.h - high;
  const tallest = Math.max(middleHeight(card), beside ? high : 0);
  const middleY =
    above > 0 ? (ceiling + floor) / 2 : Math.min(area.y + area.h * 0.48, floor - gap - tallest / 2);
  const topApart = clamp(gap, (area.w - 2 * across) / 3, card * 1.2);
  const outward = Math.min(area.w / 2 - across / 2, middleWidth(card) / 2 + across / 2 + card * 1.1);
  const besideY = clamp(area.y, middleY - high / 2, floor);
  const at: Record<Side, Place> = {
    top: place(middleX, area.y, card, sizes),
    topLeft: place(middleX - (across + topApart) / 2, area.y, card, sizes),
    topRight: place(middleX + (across + topApart) / 2, area.y, card, sizes),
    left: place(middleX - outward, besideY, card, sizes),
    right: place(middleX + outward, besideY, card, sizes),
  };
  const below = place(middleX, floor, card, sizes);

  const timeW = sizes.timeWide * card;
  const timeH = sizes.timeTall * card;
  const left = middleX - middleWidth(card) / 2;
  const top = middleY - middleHeight(card) / 2;
  const time = sizes.stacked
    ? box(middleX - timeW / 2, top, timeW, timeH)
    : box(left, middleY - timeH / 2, timeW, timeH);
  const pile = sizes.stacked
    ? box(middleX - pileWidth(card) / 2, top + timeH + seam + 6, card, card * TALL)
    : box(left + timeW + gap, middleY - (card * TALL) / 2, card, card * TALL);

  const across2 = Math.min(area.h * 0.94, area.w - 2);
  const dial = box(middleX - across2 / 2, area.y + (area.h - across2) * 0.62, across2, across2);
  const aside = clamp(30, card * 0.6, 92);
  const asideX = Math.min(
    area.x + area.w - aside - 6,
    below.plate.x + below.plate.w + Math.max(gap * 2, card * 0.4),
  );
  const asideY = below.cards[0].y + card * TALL - Math.max(TAP, aside * TALL) - CAPTION;
  const discards = box(asideX, asideY, aside, Math.max(TAP, aside * TALL));
  return { card, dial, time, pile, discards, below, others: around.map((side) => at[side]) };
}

/** Two rows of three: the others in the corners, time and pile above the reader's own cards. */
function rows(area: Box, around: readonly Side[], sizes: Sizes): Omit<Arena, "discards"> {
  const { gap, seam, plate } = sizes;
  const blockHeight = (card: number): number => plate + seam + card * TALL;
  const middleWidth = (card: number): number => card * (2 + PILE_LEAN) + seam * 2;
  const card = largest(
    (width) =>
      2 * Math.max(width * 2 + seam, sizes.plateLeast) + middleWidth(width) + 3 * gap <= area.w &&
      2 * blockHeight(width) + gap <= area.h,
    16,
    sizes.most,
  );
  const high = blockHeight(card);
  const across = Math.max(card * 2 + seam, sizes.plateLeast);
  const middleX = area.x + area.w / 2;
  const spread = Math.min((area.w - across) / 2, across * 1.3 + gap);
  const floor = area.y + area.h - high;
  const roomy = around.length < 3;
  const sideY = roomy ? area.y + (area.h - high) / 2 : floor;
  const at: Record<Side, Place> = {
    top: place(middleX - spread, area.y + (area.h - high) / 2, card, sizes),
    topLeft: place(middleX - spread, area.y, card, sizes),
    topRight: place(middleX + spread, area.y, card, sizes),
    left: place(middleX - spread, sideY, card, sizes),
    right: place(middleX + spread, sideY, card, sizes),
  };
  const below = place(middleX, floor, card, sizes);
  const left = middleX - middleWidth(card) / 2;
  const top = area.y + Math.max(0, (floor - area.y - gap - card * TALL) / 2);
  const dialSize = area.h * 0.98;
  return {
    card,
    dial: box(middleX - dialSize / 2, area.y + (area.h - dialSize) / 2, dialSize, dialSize),
    time: box(left, top, card, card * TALL),
    pile: box(left + card + seam * 2, top, card, card * TALL),
    below,
    others: around.map((side) => at[side]),
  };
}

/** The places by seat, when `below` is the seat of the reader. */
function bySeat(arena: Omit<Arena, "discards">, seats: number, below: number): Place[] {
  const all = [arena.below, ...arena.others];
  return Array.from({ length: seats }, (_, seat) => all[(seat - below + seats) % seats] ?? arena.below);
}

function tall({ width, height, seats, below, hasHand }: Room): Plan {
  const big = Math.min(width / 390, height / 760);
  const margin = clamp(4, (width - 320) / 12, 24);
  const inner = width - 2 * margin;
  const gap = clamp(6, height / 80, 20);
  const sumsHigh = clamp(44, 52 * big, 80);
  const stepsHigh = clamp(30, 32 * big, 46);
  const actionHigh = clamp(52, 56 * big, 72);
  const short = height < 640;
  const sayHigh = short ? 0 : clamp(26, 28 * big, 44);
  const steps = box(margin, sumsHigh + 13, inner, short ? 34 : stepsHigh);
  const top = steps.y + steps.h + 8;
  const actionY = height - actionHigh - gap;
  // seven strips that a finger can tell apart, even if that takes the margin
  const handMargin = clamp(0, (width - SMALLEST - (HAND_MOST - 1) * TAP) / 2, margin);
  const widest = clamp(SMALLEST, Math.min(84 * Math.max(1, big), inner - (HAND_MOST - 1) * TAP), 150);
  const plate = clamp(32, 36 * big, 60);

  const fit = (handCard: number): { arena: Arena; handHigh: number } => {
    const handHigh = hasHand ? handCard * TALL + clamp(10, handCard * 0.2, 24) : 0;
    const rest = actionY - gap - handHigh - sayHigh - 4;
    const sizes: Sizes = {
      gap: clamp(4, gap, 18),
      plate,
      seam: 4,
      plateLeast: Math.min(160 * Math.max(1, big), (inner - 2 * gap - 68 * Math.max(1, big)) / 2),
      timeWide: 1,
      timeTall: height > 700 ? 1.28 : 0.98,
      stacked: seats > 3,
      most: clamp(60, handCard * 1.05, 140),
    };
    const area = box(margin, top, inner, rest - top);
    return { arena: ring(area, AROUND[seats] ?? [], sizes), handHigh };
  };
  // A short screen takes from the hand first: the table has to be read, the hand only to be told apart.
  let handCard = widest;
  let { arena, handHigh } = fit(handCard);
  while (hasHand && handCard > SMALLEST && arena.card < handCard * 0.74) {
    handCard = Math.max(SMALLEST, handCard - 4);
    ({ arena, handHigh } = fit(handCard));
  }
  const handY = actionY - gap - handHigh;
  return {
    shape: "tall",
    card: arena.card,
    handCard,
    scale: clamp(0.86, Math.min(arena.card / 64, big * 1.05), 1.5),
    sums: box(margin, 0, inner, sumsHigh),
    steps,
    say: short ? steps : box(margin, handY - sayHigh - 2, inner, sayHigh),
    hand: box(handMargin, handY, width - 2 * handMargin, handHigh),
    action: box(margin, actionY, inner, actionHigh),
    dial: arena.dial,
    time: arena.time,
    pile: arena.pile,
    discards: arena.discards,
    places: bySeat(arena, seats, below),
  };
}

function flat({ width, height, seats, below, hasHand }: Room): Plan {
  const margin = 8;
  const gap = 8;
  const panel = clamp(TAP * (HAND_MOST - 1) + SMALLEST, width * 0.4, 440);
  const panelX = width - panel - margin;
  const handCard = clamp(SMALLEST, panel - TAP * (HAND_MOST - 1), 84);
  const actionHigh = 50;
  const actionY = height - actionHigh - gap;
  const handHigh = hasHand ? handCard * TALL + 12 : 0;
  const handY = actionY - gap - handHigh;
  const sumsHigh = 44;
  const stepsY = sumsHigh + 14;
  const sizes: Sizes = {
    gap,
    plate: 32,
    seam: 4,
    plateLeast: 0,
    timeWide: 1,
    timeTall: TALL,
    stacked: false,
    most: 110,
  };
  const area = box(margin, 2, panelX - 2 * margin - 4, height - 10);
  const arena = rows(area, AROUND_FLAT[seats] ?? [], sizes);
  return {
    shape: "flat",
    card: arena.card,
    handCard,
    scale: clamp(0.86, arena.card / 68, 1.2),
    sums: box(panelX, 0, panel, sumsHigh),
    steps: box(panelX, stepsY, panel - 60, 36),
    say: box(panelX, stepsY + 40, panel, Math.max(20, handY - stepsY - 42)),
    hand: box(panelX, handY, panel, handHigh),
    action: box(panelX, actionY, panel, actionHigh),
    dial: arena.dial,
    time: arena.time,
    pile: arena.pile,
    discards: box(panelX + panel - 52, stepsY + 6, 46, TAP),
    places: bySeat(arena, seats, below),
  };
}

function wide({ width, height, header, seats, below, hasHand }: Room): Plan {
  const big = clamp(0.9, Math.min(width / 1280, height / 736), 1.9);
  const margin = 24 * big;
  const side = clamp(190, 208 * big, 360);
  const handCard = clamp(84, Math.min(height * 0.15, width * 0.086), 180);
  const handHigh = hasHand ? handCard * TALL + 26 * big : 0;
  const handY = height - handHigh - 12;
  const arenaX = side + margin * 1.5;
  const ceiling = 8 - header;
  const area = box(arenaX, ceiling, width - 2 * arenaX, handY - (hasHand ? 10 : 0) - ceiling);
  const arena = ring(area, AROUND_WIDE[seats] ?? [], {
    gap: 12 * big,
    plate: 50 * big,
    seam: 6,
    plateLeast: (hasHand ? 208 : 244) * big, // whoever looks on is farther away
    timeWide: 1.3,
    timeTall: 1.82,
    stacked: false,
    most: handCard * 0.95,
  });
  const actionHigh = 60 * Math.min(big, 1.4);
  const actionWide = Math.max(side, 250 * big);
  const actionX = width - actionWide - margin;
  const handWide = Math.min(handCard * HAND_MOST, actionX - 2 * margin);
  const handX = Math.min((width - handWide) / 2, actionX - margin - handWide);
  return {
    shape: "wide",
    card: arena.card,
    handCard,
    scale: big,
    sums: box(margin, 8, side, 236 * big),
    steps: box(width - side - margin, 8, side, 150 * big),
    say: box(actionX, height - actionHigh - 22 - 120 * big, actionWide, 112 * big),
    hand: box(handX, handY, handWide, handHigh),
    action: box(actionX, height - actionHigh - 20, actionWide, actionHigh),
    dial: arena.dial,
    time: arena.time,
    pile: arena.pile,
    discards: arena.discards,
    places: bySeat(arena, seats, below),
  };
}

interface Room {
  width: number;
  height: number;
  /** height of the strip above, whose middle is free on a wide table */
  header: number;
  seats: number;
  /** the seat drawn at the bottom: the reader's own, or the first one for a spectator */
  below: number;
  hasHand: boolean;
}

const APART = 6;

const STRIP_LEFT = 450; // title, round and notices
const STRIP_RIGHT = 230; // buttons

/** Gives each plate what room there is beside it, so that no name is cut beside an empty place. */
function stretched(plan: Plan, { width, header }: Room): Plan {
  const strip = [box(0, -header, STRIP_LEFT, header), box(width - STRIP_RIGHT, -header, STRIP_RIGHT, header)];
  const { sums, steps, say, hand, action, time, pile, discards } = plan;
  const things = [sums, steps, say, hand, action, time, pile, discards, ...strip, ...plan.places.flatMap(({ cards }) => cards)];
  const places = plan.places.map((place) => {
    const { x, y, w, h } = place.plate;
    const level = (other: Box): boolean => other.y < y + h && other.y + other.h > y;
    // Two plates side by side share what is between them.
    const plates = plan.places.filter((other) => other !== place).map(({ plate }) => plate);
    const beside = [...things.map((thing) => ({ thing, share: 1 })), ...plates.map((thing) => ({ thing, share: 0.5 }))].filter(({ thing }) => level(thing));
    const left = beside.filter(({ thing }) => thing.x < x).map(({ thing, share }) => (x - thing.x - thing.w) * share);
    const right = beside.filter(({ thing }) => thing.x > x).map(({ thing, share }) => (thing.x - x - w) * share);
    const before = Math.max(0, Math.min(x, ...left) - APART);
    const after = Math.max(0, Math.min(width - x - w, ...right) - APART);
    const both = Math.min(before, after);
    // At an edge of the table it grows to one side alone.
    return Math.max(before, after) > 4 * both
      ? { ...place, most: w + Math.max(before, after), grows: before > after ? 1 : 0 }
      : { ...place, most: w + 2 * both, grows: 0.5 };
  });
  return { ...plan, places };
}

export function plan(room: Room): Plan {
  const { width, height } = room;
  const shape = width < height * 1.05 ? tall : height < 500 ? flat : wide;
  return stretched(shape(room), room);
}
