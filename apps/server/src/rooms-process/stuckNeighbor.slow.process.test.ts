import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { projectRoot } from '../process/projectRoot.ts';
import { followView } from './testing/followView.ts';
import { joinAsPlayer } from './testing/joinAsPlayer.ts';
import { disableNativeLoopLimit } from './testing/disableNativeLoopLimit.ts';
import { startTestRooms, type TestRooms } from './testing/startTestRooms.ts';
import { waitFor } from './testing/waitFor.ts';

/** A single call of a builtin that takes longer than any timeout. */
const SCRIPT = `on('playerSendsChat', () => { new Array(1e9) + ''; });`;
/** A tenth of a second, in ticks. */
const LOST_TICKS_MAX = 4;

let rooms: TestRooms;
beforeAll(async () => {
  rooms = await startTestRooms({ engineFolder: inject('engineFolder') });
  disableNativeLoopLimit(rooms.dataDir, { showsCurrent: true });
});
afterAll(() => rooms.close());

/** Joins a room and waits until the player has a unit. */
async function enter(gameId: string, document: string) {
  const player = await joinAsPlayer(rooms.origin, await rooms.seat({ gameId }));
  const followed = followView(player, document);
  await player.welcome();
  player.send({ kind: 'ready' });
  const unit = await waitFor(
    () => followed.update().own.unit?.id,
    () => `no unit appeared in ${gameId}`,
  );
  return { player, followed, unit };
}

it('[OP-55] a room whose neighbor hangs goes on exactly where it was', async () => {
  const document = readFileSync(join(projectRoot, 'games/blank/game.json'), 'utf8');
  const scripts = { world: { name: 'world', files: { 'initialize.ts': SCRIPT } } };
  const hanging = JSON.stringify({ ...(JSON.parse(document) as object), scripts });
  rooms.platform.documents.set('hangs', hanging);
  const { player: neighbor, followed, unit } = await enter('blank', document);
  const { player: culprit } = await enter('hangs', hanging);
  expect(await rooms.gateway.readFigures!()).toMatchObject({ rooms: 2, workers: 1 });
  // Long enough after the last keyframe.
  const due = followed.view.tick + 2 * 40;
  await waitFor(
    () => (followed.update().tick > due ? true : undefined),
    () => 'the tick does not advance',
  );
  culprit.send({ kind: 'chat', text: 'hang', isTeamOnly: false });
  let tick = followed.update().tick;
  let lost = 0;
  const isNotice = ({ kind }: { readonly kind: string }): boolean => kind === 'notice';
  await waitFor(
    () => {
      lost = Math.max(lost, tick - followed.update().tick);
      ({ tick } = followed.view);
      return followed.events.find(isNotice) === undefined ? undefined : true;
    },
    () => `the neighbor was not interrupted: ${rooms.output()}`,
  );
  expect(followed.events.find(isNotice)).toMatchObject({ text: 'The game was interrupted for a moment.' });
  expect(lost).toBeLessThanOrEqual(LOST_TICKS_MAX);
  const back = followed.view.tick;
  await waitFor(
    () => (followed.update().tick > back + 40 ? true : undefined),
    () => 'the neighbor does not go on',
  );
  expect(followed.view.own.unit?.id).toBe(unit);
  expect(neighbor.socket.readyState).toBe(neighbor.socket.OPEN);
});
