import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { compileGame, createWorld, loadPhysics, tick, type World } from '@playloom/engine';
import { createGameScripts } from '../../tools/games/play/createGameScripts.ts';
import { loadGame } from '../../tools/games/starters/loadGame.ts';
import { createBotJoinInputs } from '../../tools/games/play/runHeadlessGame.ts';

/**
 * Ticks of all rooms together. The total is the same for any number of rooms, so that memory used by playing cancels
 * out.
 */
const TICKS = 4400;
const BOTS = 8;

/**
 * Plays the given number of rooms of a game for a while, keeps them in memory, and prints the memory usage of the
 * process. Usage: `node holdRooms.ts <slug> <rooms>`
 */
const [slug = '', rooms = '1'] = process.argv.slice(2);
await loadPhysics();
const game = loadGame(slug);
const compiled = compileGame(game);
const worlds: World[] = [];
for (let room = 0; room < Number(rooms); room += 1) {
  const scripts = await createGameScripts(game);
  worlds.push(createWorld({ game: compiled, seed: room + 1, scripts }));
}
for (let played = 0; played < TICKS / worlds.length; played += 1) {
  for (const world of worlds) tick(world, played === 0 ? createBotJoinInputs(BOTS) : []);
}
// Collect garbage first, because it is not memory that a room needs.
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
for (let round = 0; round < 4; round += 1) {
  collect();
  await new Promise((resolve) => setTimeout(resolve, 50));
}
const { rss, heapUsed, external, arrayBuffers } = process.memoryUsage();
console.log(JSON.stringify({ rss, heapUsed, external, arrayBuffers, rooms: worlds.length }));
