import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { projectRoot } from '../config.ts';
import { followView } from './testing/followView.ts';
import { joinAsPlayer, needSeat } from './testing/joinAsPlayer.ts';
import { startTestRooms, type TestRooms } from './testing/startTestRooms.ts';
import { waitFor } from './testing/waitFor.ts';

/** A thread is looked at ten times a second: before the second look nothing is known of its silence. */
const UNSEEN_MS = 200;
/** One call of a builtin, which takes longer than anybody waits and which nothing inside can interrupt. */
const SCRIPT = `on('playerSendsChat', () => { new Array(1e9) + ''; });`;

let rooms: TestRooms;
beforeAll(async () => {
  rooms = await startTestRooms({ engineFolder: inject('engineFolder') });
});
afterAll(() => rooms.close());

function writeGame(script: string): string {
  const game = JSON.parse(readFileSync(join(projectRoot, 'games/blank/game.json'), 'utf8'));
  return JSON.stringify({
    ...game,
    scripts: { world: { name: 'world', files: { 'initialize.ts': script } } },
  });
}

/** Milliseconds of a core that the log tells with some words. */
function readCpu(words: string): number {
  const line = rooms
    .output()
    .split('\n')
    .find((one) => one.includes(words));
  return (JSON.parse(line ?? '{}') as { cpuMs?: number }).cpuMs ?? Number.NaN;
}

it('[EG-02] a script stuck in a builtin is switched off; its players stay, and no other room notices', async () => {
  const document = writeGame(SCRIPT);
  rooms.needs.documents.set('stuck', document);
  const other = await joinAsPlayer(rooms.origin, await rooms.seat({ gameId: 'blank' }));
  const seat = needSeat(await rooms.seat({ gameId: 'stuck', visitor: { userId: 'ada' } }));
  const player = await joinAsPlayer(rooms.origin, seat);
  const followed = followView(player, document);
  const { player: playerId } = await player.welcome();
  player.say({ kind: 'ready' });
  const unit = await waitFor(
    () => followed.update().own.unit?.id,
    () => 'no unit came',
  );
  const keyframeAt = followed.view.tick + 5 * 40;
  await waitFor(
    () => (followed.update().tick > keyframeAt ? true : undefined),
    () => 'time stands still',
  );
  const before = { tick: followed.view.tick, frames: other.frames.length };
  player.say({ kind: 'chat', text: 'hang', isTeamOnly: false });
  await waitFor(
    () => followed.update().room.scriptsOff ?? undefined,
    () => `scripts are still on at tick ${followed.view.tick}: ${rooms.output()}`,
  );
  expect(followed.view.room.scriptsOff).toContain('switched off');
  expect(followed.view.own.unit?.id).toBe(unit);
  expect(followed.view.players.get(playerId!)).toMatchObject({ name: 'Guest', isAway: false });
  // From a keyframe of at most five seconds ago.
  expect(before.tick - followed.view.tick).toBeLessThanOrEqual(5 * 40 + 40);
  await waitFor(
    () => (followed.update().tick > before.tick ? true : undefined),
    () => 'the room does not go on',
  );
  expect(followed.events.filter(({ kind }) => kind === 'notice')).toContainEqual(
    expect.objectContaining({ id: 'room-restarted' }),
  );
  expect(player.socket.readyState).toBe(player.socket.OPEN);
  // Told by what the threads worked, not by the clock: a machine with too much to do makes everything wait alike.
  await waitFor(
    () => (rooms.output().includes('goes on from its keyframe') ? true : undefined),
    () => 'nobody said how long it took',
  );
  const pause = UNSEEN_MS + readCpu('a thread was given up') + readCpu('goes on from its keyframe');
  expect(pause).toBeLessThanOrEqual(1000);
  // The lost thread took along what it knew of saved data, without which purchases would wait for ever.
  expect(rooms.needs.story.filter((line) => line === 'openSaved ada')).toHaveLength(2);
  // The other room ticked on all the while.
  expect(other.frames.length).toBeGreaterThan(before.frames + 5);
  player.say({ kind: 'chat', text: 'hang again', isTeamOnly: false });
  const later = followed.view.tick;
  await waitFor(
    () => (followed.update().tick > later + 40 ? true : undefined),
    () => 'it hung again',
  );
  expect(rooms.output()).toContain('a thread was given up');
});

it.runIf(inject('long'))(
  'a room whose script hangs before it opened is refused, and nothing else suffers',
  async () => {
    rooms.needs.documents.set('dead', writeGame(`new Array(1e9) + '';`));
    const other = await joinAsPlayer(rooms.origin, await rooms.seat({ gameId: 'blank' }));
    const answer = rooms.seat({ gameId: 'dead' });
    await other.snapshots(10);
    expect(await answer).toEqual({ ok: false, error: 'rooms_unavailable' });
  },
);
