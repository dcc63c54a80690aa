import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { projectRoot } from '../process/projectRoot.ts';
import { followView } from './testing/followView.ts';
import { joinAsPlayer, requireSeat } from './testing/joinAsPlayer.ts';
import { disableNativeLoopLimit } from './testing/disableNativeLoopLimit.ts';
import { startTestRooms, type TestRooms } from './testing/startTestRooms.ts';
import { waitFor } from './testing/waitFor.ts';

/** Threads are checked ten times a second, and it takes two checks to notice that one is stuck. */
const UNSEEN_MS = 200;
/** Number of guests who join the same broken game at once. */
const JOINS = 24;
/** A single call of a builtin that takes longer than any timeout and cannot be interrupted from inside the engine. */
const SCRIPT = `on('playerSendsChat', () => { new Array(1e9) + ''; });`;

let rooms: TestRooms;
beforeAll(async () => {
  rooms = await startTestRooms({ engineFolder: inject('engineFolder') });
  disableNativeLoopLimit(rooms.dataDir);
});
afterAll(() => rooms.close());

function writeGame(script: string): string {
  const game = JSON.parse(readFileSync(join(projectRoot, 'games/blank/game.json'), 'utf8'));
  return JSON.stringify({
    ...game,
    scripts: { world: { name: 'world', files: { 'initialize.ts': script } } },
  });
}

/** Reads the CPU time in milliseconds from the log line with this text. */
function readCpu(logText: string): number {
  const line = rooms
    .output()
    .split('\n')
    .find((one) => one.includes(logText));
  return (JSON.parse(line ?? '{}') as { cpuMs?: number }).cpuMs ?? Number.NaN;
}

it('[EG-02] a script stuck in a builtin is turned off; its players stay, and no other room is affected', async () => {
  const document = writeGame(SCRIPT);
  rooms.platform.documents.set('stuck', document);
  const other = await joinAsPlayer(rooms.origin, await rooms.seat({ gameId: 'blank' }));
  const seat = requireSeat(await rooms.seat({ gameId: 'stuck', visitor: { userId: 'ada' } }));
  const player = await joinAsPlayer(rooms.origin, seat);
  const followed = followView(player, document);
  const { player: playerId } = await player.welcome();
  player.send({ kind: 'ready' });
  const unit = await waitFor(
    () => followed.update().own.unit?.id,
    () => 'no unit appeared',
  );
  const keyframeAt = followed.view.tick + 5 * 40;
  await waitFor(
    () => (followed.update().tick > keyframeAt ? true : undefined),
    () => 'the tick does not advance',
  );
  const before = { tick: followed.view.tick, frames: other.frames.length };
  player.send({ kind: 'chat', text: 'hang', isTeamOnly: false });
  await waitFor(
    () => followed.update().room.scriptsOff ?? undefined,
    () => `scripts are still on at tick ${followed.view.tick}: ${rooms.output()}`,
  );
  expect(followed.view.room.scriptsOff).toContain('turned off');
  expect(followed.view.own.unit?.id).toBe(unit);
  expect(followed.view.players.get(playerId!)).toMatchObject({ name: 'Guest', isAway: false });
  expect(rooms.platform.problems.filter(({ gameId }) => gameId === 'stuck')).toMatchObject([
    { id: 'room-stuck', level: 'error', text: expect.stringContaining('all scripts turned off') },
  ]);
  // The room continues from a keyframe that is at most two seconds old.
  expect(before.tick - followed.view.tick).toBeLessThanOrEqual(2 * 40 + 40);
  await waitFor(
    () => (followed.update().tick > before.tick ? true : undefined),
    () => 'the room does not continue',
  );
  expect(followed.events.filter(({ kind }) => kind === 'notice')).toContainEqual(
    expect.objectContaining({ id: 'room-restarted' }),
  );
  expect(player.socket.readyState).toBe(player.socket.OPEN);
  // Measured in CPU time, because on an overloaded machine everything takes longer.
  await waitFor(
    () => (rooms.output().includes('continues from its keyframe') ? true : undefined),
    () => 'the log has no CPU time',
  );
  const pause = UNSEEN_MS + readCpu('a thread was ended') + readCpu('continues from its keyframe');
  expect(pause).toBeLessThanOrEqual(1000);
  // The thread's saved data was lost too, so it is read again. Otherwise purchases would never be delivered.
  expect(rooms.platform.callLog.filter((line) => line === 'openSaved ada')).toHaveLength(2);
  // Meanwhile, the other room kept ticking.
  expect(other.frames.length).toBeGreaterThan(before.frames + 5);
  player.send({ kind: 'chat', text: 'hang again', isTeamOnly: false });
  const later = followed.view.tick;
  await waitFor(
    () => (followed.update().tick > later + 40 ? true : undefined),
    () => 'it hung again',
  );
  expect(rooms.output()).toContain('a thread was ended');
});

it('[EG-02] a broken game costs one start, however many players join at once, and no other game waits', async () => {
  rooms.platform.documents.set('dead', writeGame(`new Array(1e9) + '';`));
  const before = countGivenUp();
  const joins = Array.from({ length: JOINS }, () => rooms.seat({ gameId: 'dead' }));
  const settled = { count: 0 };
  for (const join of joins) void join.then(() => (settled.count += 1));
  // A player of another game can join and play while this one hangs.
  const other = await joinAsPlayer(rooms.origin, await rooms.seat({ gameId: 'blank' }));
  await other.snapshots(5);
  expect(settled.count).toBe(0);
  const rejected = { ok: false, error: 'start_failed' };
  expect(await Promise.all(joins)).toEqual(joins.map(() => rejected));
  expect(countGivenUp() - before).toBe(1);
  const loads = (): number =>
    rooms.platform.callLog.filter((line) => line.startsWith('loadRelease dead')).length;
  expect(loads()).toBe(1);
  // Later joins do not even load the release.
  expect(await rooms.seat({ gameId: 'dead', wish: { kind: 'new-private' } })).toEqual(rejected);
  expect(loads()).toBe(1);
  expect(rooms.platform.problems.filter(({ id }) => id === 'start-failed')).toMatchObject([
    {
      gameId: 'dead',
      release: 1,
      level: 'error',
      text: 'The game did not finish starting and was stopped.',
    },
  ]);
  // The next release is started again, because failures are counted per release.
  rooms.platform.documents.set('dead', writeGame(`console.log('well');`));
  expect(await rooms.seat({ gameId: 'dead', release: 2 })).toMatchObject({ ok: true });
});

it('a start that hangs is ended when it is checked for its creator', async () => {
  const { engineVersion } = requireSeat(await rooms.seat({ gameId: 'blank' }));
  const document = writeGame(`[].includes.call({ length: 2 ** 53 - 1 }, 1);`);
  expect(await rooms.gateway.tryStart!({ engineVersion, document })).toEqual({ isStuck: true, problems: [] });
  const well = writeGame(`on('playerJoins', () => console.log('hello'));`);
  expect(await rooms.gateway.tryStart!({ engineVersion, document: well })).toEqual({
    isStuck: false,
    problems: [],
  });
});

function countGivenUp(): number {
  return rooms.output().split('a thread was ended').length - 1;
}
