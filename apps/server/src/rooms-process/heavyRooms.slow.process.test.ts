import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { projectRoot } from '../process/projectRoot.ts';
import { followView } from './testing/followView.ts';
import { joinAsPlayer } from './testing/joinAsPlayer.ts';
import { startTestRooms, type TestRooms } from './testing/startTestRooms.ts';
import { waitFor } from './testing/waitFor.ts';

/** Uses most of what a script may use in each tick. */
const SCRIPT = `
const list = new Array(100_000).fill(1);
on('everyTick', () => { for (let turn = 0; turn < 80; turn += 1) list.includes(2); });`;

let rooms: TestRooms;
beforeAll(async () => {
  rooms = await startTestRooms({ engineFolder: inject('engineFolder') });
});
afterAll(() => rooms.close());

it('[OP-55] a heavy room gets its own thread, and its players go on as before', async () => {
  const game = JSON.parse(readFileSync(join(projectRoot, 'games/blank/game.json'), 'utf8')) as object;
  const scripts = { world: { name: 'world', files: { 'initialize.ts': SCRIPT } } };
  const document = JSON.stringify({ ...game, scripts });
  rooms.platform.documents.set('heavy', document);
  const other = await joinAsPlayer(rooms.origin, await rooms.seat({ gameId: 'blank' }));
  const player = await joinAsPlayer(rooms.origin, await rooms.seat({ gameId: 'heavy' }));
  expect(await rooms.gateway.readFigures!()).toMatchObject({ rooms: 2, workers: 1 });
  const followed = followView(player, document);
  await player.welcome();
  player.send({ kind: 'ready' });
  const unit = await waitFor(
    () => followed.update().own.unit?.id,
    () => 'no unit appeared',
  );
  await waitFor(
    () => (rooms.output().includes('a heavy room got its own thread') ? true : undefined),
    () => rooms.output(),
  );
  const [tick, frames] = [followed.update().tick, other.frames.length];
  await waitFor(
    () => (followed.update().tick > tick + 40 && other.frames.length > frames + 20 ? true : undefined),
    () => 'the rooms do not go on',
  );
  expect(await rooms.gateway.readFigures!()).toMatchObject({ rooms: 2, workers: 2, restarts: 0 });
  expect(followed.view.own.unit?.id).toBe(unit);
  expect(followed.view.room.scriptsOff).toBeNull();
  expect(followed.events.filter(({ kind }) => kind === 'notice')).toEqual([]);
  expect(player.socket.readyState).toBe(player.socket.OPEN);
});
