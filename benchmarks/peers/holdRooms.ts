import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { compileGame, createWorld, loadPhysics, tick, type World } from '@playloom/engine';
import { createGameScripts } from '../../games/kit/createGameScripts.ts';
import { loadGame } from '../../games/kit/loadGame.ts';
import { joinBots } from '../../games/kit/runGame.ts';

/** Of all rooms together: what playing itself leaves behind must not be counted as a room's. */
const TICKS = 4400;
const BOTS = 8;

/** Holds so many rooms of a game that were played for a while, and prints the resident size: `node holdRooms.ts <slug> <rooms>`. */
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
// What is garbage by now is not what a room takes.
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
for (let round = 0; round < 4; round += 1) {
  collect();
  await new Promise((resolve) => setTimeout(resolve, 50));
}
const { rss, heapUsed, external, arrayBuffers } = process.memoryUsage();
console.log(JSON.stringify({ rss, heapUsed, external, arrayBuffers, rooms: worlds.length }));
