// One whole game without a server, with random answers, for the test that holds daynight.mjs to Stolek's rules:
// `node trace.mjs SEED` prints a line for the deal and one for each move with the whole state after it.
import client from 'boardgame.io/dist/cjs/client.js';
import { DayNight, playerView } from './daynight.mjs';

const { playerView: _, ...open } = DayNight;
const local = client.Client({ game: { ...open, seed: process.argv[2] }, numPlayers: 4, debug: false });
let number = Number(process.argv[2]) + 1;
const below = (count) => (number = (number * 48271) % 2147483647) % count;

let { G } = local.getState();
console.log(JSON.stringify({ state: G }));
while (!G.outcome) {
  const owed = playerView({ G, playerID: null }).waiting;
  const seat = owed[below(owed.length)];
  const open = G.lying.filter((each) => each.taker === null).map((each) => each.face);
  const faces = G.step === 'taking' ? open : G.hands[seat];
  const face = faces[below(faces.length)];
  const move = G.step === 'taking' ? 'take' : 'choose';
  local.updatePlayerID(String(seat));
  local.moves[move](face);
  G = local.getState().G;
  console.log(JSON.stringify({ seat, move, face, state: G }));
}
