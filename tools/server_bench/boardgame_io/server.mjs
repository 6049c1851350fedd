// boardgame.io in memory with Day & Night: `node server.mjs [--delta]` takes two free ports of
// loopback, for games and for the lobby, and prints them.
// --delta: boardgame.io's own differences (`deltaState`) instead of whole views.
import server from 'boardgame.io/dist/cjs/server.js';
import { DayNight } from './daynight.mjs';

const { app, db, run } = server.Server({
  games: [{ ...DayNight, deltaState: process.argv.includes('--delta') }],
  origins: [],
});

// boardgame.io sends the initial state to whoever joins, unredacted: hands, pile and seed. Here nobody gets it.
const fetch = db.fetch.bind(db);
db.fetch = (id, wanted) => fetch(id, { ...wanted, initialState: false });

const loopback = { port: 0, host: '127.0.0.1' };
const { apiServer, appServer } = await run({ port: loopback, lobbyConfig: { apiPort: loopback } });
console.log(appServer.address().port, apiServer.address().port);
