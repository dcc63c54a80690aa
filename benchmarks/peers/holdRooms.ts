import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { compileGame, createWorld, loadPhysics, tick, type World } from '@playloom/engine';
import { createGameScripts } from '../../games/kit/createGameScripts.ts';
import { loadGame } from '../../games/kit/loadGame.ts';
import { joinBots } from '../../games/kit/runGame.ts';

/** For all rooms together: memory that playing itself leaves behind must not count for a room. */
const TICKS = 4400;
const BOTS = 8;

/**
 * Holds the given number of rooms of a game that were played for a while, and prints the resident size: `node
 * holdRooms.ts <slug> <rooms>`.
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
  for (const world of worlds) tick(world, played === 0 ? joinBots(BOTS) : []);
}
// Garbage does not count as memory of a room.
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
for (let round = 0; round < 4; round += 1) {
  collect();
  await new Promise((resolve) => setTimeout(resolve, 50));
}
const { rss, heapUsed, external, arrayBuffers } = process.memoryUsage();
console.log(JSON.stringify({ rss, heapUsed, external, arrayBuffers, rooms: worlds.length }));
