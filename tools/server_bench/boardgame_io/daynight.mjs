// Day & Night for boardgame.io, as the base game of stolek/games/daynight: the ids are those of its rulebook.
// Written the way that costs boardgame.io least: one turn, everyone active, no stages, no events, no undo.
import core from 'boardgame.io/dist/cjs/core.js';

const { ActivePlayers, INVALID_MOVE } = core;
const COLOURS = ['orange', 'blue', 'pink', 'purple'];
const FIRST = [4, 3, 3, 2, 2, 1, 1, 1, 2, 2, 3, 3, 4];
const SECOND = [3, 2, 2, 1, 'T', 'T', 'T', 'T', 'T', 1, 2, 2, 3];
const REMOVED = { 5: 3, 4: 16, 3: 33, 2: 54 }; // DN-3
const HAND = 7; // DN-4
const REFILL = 2; // DN-15

// DN-2: a face is colour-value-stars, or colour-value-T for the time symbol.
export const DECK = COLOURS.flatMap((colour) => [
  ...FIRST.map((mark, at) => `${colour}-${at + 1}-${mark}`),
  ...SECOND.map((mark, at) => `${colour}-${at + 1}-${mark}`),
  `${colour}-7-T`,
]);

const CARDS = new Map(
  DECK.map((face) => {
    const [colour, value, mark] = face.split('-');
    return [face, { colour, value: Number(value), stars: mark === 'T' ? 0 : Number(mark), flips: mark === 'T' }];
  }),
);
const card = (face) => CARDS.get(face);
const stars = (faces) => faces.reduce((sum, face) => sum + card(face).stars, 0);
const seats = (G) => G.hands.length;

function setup({ ctx, random }) {
  const count = ctx.numPlayers;
  const order = random.Shuffle(DECK); // DN-3
  const out = REMOVED[count];
  const G = {
    time: 'day', // DN-1
    step: 'first',
    round: 0,
    last: false,
    removed: order.slice(0, out),
    pile: order.slice(out),
    hands: Array.from({ length: count }, () => []),
    chosen: Array(count).fill(null),
    lying: [],
    winning: null,
    takers: [],
    barred: [],
    collected: Array.from({ length: count }, () => []),
    discards: [],
    dealtFrom: random.Die(count) - 1, // DN-R3
    outcome: null,
  };
  for (let seat = 0; seat < count; seat++) draw(G, seat, HAND);
  beginRound(G);
  return G;
}

function draw(G, seat, count) {
  G.hands[seat].push(...G.pile.splice(0, count));
  G.hands[seat].sort();
}

function beginRound(G) {
  Object.assign(G, { round: G.round + 1, step: 'first', winning: null, takers: [], barred: [] });
  if (G.pile.length) {
    const face = G.pile.shift(); // DN-5
    G.lying = [{ seat: null, second: false, face, taker: null }];
    flipTimeCard(G, [face]);
  }
  if (!G.pile.length) G.last = true; // DN-16, DN-R2: empty-pile
}

function flipTimeCard(G, faces) {
  for (const face of faces) if (card(face).flips) G.time = G.time === 'day' ? 'night' : 'day';
}

// DN-6, DN-7: all are turned up together.
function turnUpCards(G) {
  const second = G.step === 'second';
  const faces = [...G.chosen];
  faces.forEach((face, seat) => {
    G.hands[seat].splice(G.hands[seat].indexOf(face), 1);
    G.lying.push({ seat, second, face, taker: null });
  });
  G.chosen = Array(seats(G)).fill(null);
  G.step = second ? 'taking' : 'second';
  flipTimeCard(G, faces);
  if (second) findWinningColour(G);
}

// DN-8, DN-9, DN-R1.
function findWinningColour(G) {
  const totals = {};
  for (const { face } of G.lying) totals[card(face).colour] = (totals[card(face).colour] ?? 0) + card(face).value;
  const best = (G.time === 'day' ? Math.max : Math.min)(...Object.values(totals));
  const colours = COLOURS.filter((colour) => totals[colour] === best);
  if (colours.length > 1) {
    clearTable(G);
    return;
  }
  G.winning = colours[0];
  orderOfTaking(G);
  if (!G.takers.length) clearTable(G);
}

// DN-11, DN-12; DN-13 and DN-R4: who shares both with another takes nothing.
function orderOfTaking(G) {
  const values = new Map();
  for (const { seat, face } of G.lying) {
    if (seat !== null && card(face).colour === G.winning) values.set(seat, (values.get(seat) ?? 0) + card(face).value);
  }
  const sign = G.time === 'day' ? -1 : 1;
  const players = [...values].map(([seat, value]) => ({ seat, value, stars: stars(G.collected[seat]) }));
  players.sort((a, b) => sign * (a.value - b.value) || a.stars - b.stars);
  const alone = (one) => players.filter((p) => p.value === one.value && p.stars === one.stars).length === 1;
  G.takers = players.filter(alone);
  G.barred = players.filter((one) => !alone(one));
}

function nextTaker(G) {
  const done = new Set(G.lying.map((each) => each.taker));
  return G.takers.find(({ seat }) => !done.has(seat))?.seat ?? null;
}

// DN-15, DN-R3: after the last round nobody draws.
function clearTable(G) {
  G.discards.push(...G.lying.filter((each) => each.taker === null).map((each) => each.face));
  G.discards.sort();
  G.lying = [];
  if (G.last) {
    endGame(G);
    return;
  }
  const count = seats(G);
  const pile = G.pile.length;
  for (let place = 0; place < count; place++) {
    const share = Math.min(REFILL, Math.floor((pile - place + count - 1) / count));
    if (share > 0) draw(G, (G.dealtFrom + place) % count, share);
  }
  beginRound(G);
}

// DN-17.
function endGame(G) {
  const results = G.collected.map((faces) => [stars(faces), faces.length]);
  const better = (a, b) => a[0] > b[0] || (a[0] === b[0] && a[1] > b[1]);
  const ranks = results.map((mine) => 1 + results.filter((other) => better(other, mine)).length);
  G.step = 'over';
  G.outcome = { ranks, scores: results.map(([points]) => points) };
}

// DN-6; DN-R8: open to a change of mind until the last one has chosen.
function choose({ G, playerID }, face) {
  const seat = Number(playerID);
  if (G.step !== 'first' && G.step !== 'second') return INVALID_MOVE;
  if (G.chosen[seat] === face || !G.hands[seat].includes(face)) return INVALID_MOVE;
  G.chosen[seat] = face;
  if (!G.chosen.includes(null)) turnUpCards(G);
}

// DN-10, DN-14.
function take({ G, playerID }, face) {
  const seat = Number(playerID);
  if (G.step !== 'taking' || nextTaker(G) !== seat) return INVALID_MOVE;
  const lying = G.lying.find((each) => each.face === face && each.taker === null);
  if (!lying) return INVALID_MOVE;
  lying.taker = seat;
  G.collected[seat].push(face);
  if (nextTaker(G) === null) clearTable(G);
}

function waiting(G) {
  if (G.step === 'over') return [];
  if (G.step === 'taking') return [nextTaker(G)];
  return G.chosen.flatMap((face, seat) => (face === null ? [seat] : []));
}

// What lies before one player, or before a spectator (playerID null).
export function playerView({ G, playerID }) {
  const { pile, removed, hands, chosen, ...open } = G;
  const own = playerID === null || playerID === undefined ? null : Number(playerID);
  return {
    ...open,
    pileCount: pile.length,
    removedCount: removed.length,
    handCounts: hands.map((hand) => hand.length),
    hasChosen: chosen.map((face) => face !== null),
    waiting: waiting(G),
    hand: own === null ? [] : hands[own],
    chosen: own === null ? null : chosen[own],
  };
}

export const DayNight = {
  name: 'daynight',
  setup,
  playerView,
  disableUndo: true,
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    choose: { move: choose, redact: true, client: false, ignoreStaleStateID: true },
    take: { move: take, client: false, ignoreStaleStateID: true },
  },
  endIf: ({ G }) => G.outcome ?? undefined,
};
