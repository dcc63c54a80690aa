import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROTOCOL_VERSION } from '@playloom/protocol';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { WebSocket } from 'ws';
import { findRoomsProcess } from './testing/findRoomsProcess.ts';
import { connectTestPlayer, joinAsPlayer, requireSeat, type TestPlayer } from './testing/joinAsPlayer.ts';
import { startTestRooms, type TestRooms } from './testing/startTestRooms.ts';
import { waitFor } from './testing/waitFor.ts';

const engineFolder = inject('engineFolder');

async function expectPlaying(player: TestPlayer): Promise<void> {
  const before = player.frames.length;
  await waitFor(
    () => (player.frames.length > before + 2 ? true : undefined),
    () => `${player.frames.length - before} frames more`,
  );
}

function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

describe('errors in one room', () => {
  let rooms: TestRooms;
  let witness: TestPlayer;
  beforeAll(async () => {
    rooms = await startTestRooms({
      engineFolder,
      program: join(import.meta.dirname, 'testing/faultyRoomsMain.ts'),
    });
    witness = await joinAsPlayer(rooms.origin, await rooms.seat({ gameId: 'blank' }));
    await witness.welcome();
  });
  afterAll(() => rooms.close());

  it.each([
    ['throws in a timer', 'timer'],
    ['rejects unhandled', 'rejection'],
    ['throws on the clock', 'clock'],
    ['throws in a message', 'message'],
    ['throws in a report', 'report'],
    ['throws when joining', 'join'],
  ])('a room that %s is logged and does not affect the others', async (name, where) => {
    const pid = findRoomsProcess();
    const answer = await rooms.seat({ gameId: 'blank', wish: { kind: 'new-public' }, visitor: { name } });
    const player = await joinAsPlayer(rooms.origin, answer);
    const talk = setInterval(() => {
      if (player.socket.readyState === WebSocket.OPEN) player.send({ kind: 'ping', time: 1 });
    }, 50);
    await waitFor(
      () =>
        new RegExp(`(a mistake in a ${where}|"message":"${where}")`).test(rooms.output()) ? true : undefined,
      () => `nothing was logged: ${rooms.output()}`,
    );
    clearInterval(talk);
    await expectPlaying(witness);
    expect(findRoomsProcess()).toBe(pid);
    player.socket.terminate();
  });
});

describe('the rooms process', () => {
  let rooms: TestRooms;
  beforeAll(async () => {
    rooms = await startTestRooms({ engineFolder });
    await rooms.seat({ gameId: 'blank' });
  });
  afterAll(() => rooms.close());

  it('has no access to the database or to secrets', async () => {
    const environment = readFileSync(`/proc/${findRoomsProcess()}/environ`, 'utf8')
      .split('\0')
      .filter(Boolean)
      .map((line) => line.split('=')[0]);
    // Node itself sets the two `NODE_CHANNEL` variables, for messages to the parent process.
    expect(new Set(environment)).toEqual(
      new Set([
        'COLYSEUS_PRESENCE_SHORT_TIMEOUT',
        'MALLOC_ARENA_MAX',
        'MALLOC_MMAP_THRESHOLD_',
        'MALLOC_TRIM_THRESHOLD_',
        'NODE_CHANNEL_FD',
        'NODE_CHANNEL_SERIALIZATION_MODE',
        'NODE_ENV',
      ]),
    );
  });

  it('[OP-33:part] is restarted when it dies; meanwhile a join waits, and the site stays up', async () => {
    const before = requireSeat(await rooms.seat({ gameId: 'blank' }));
    const player = await joinAsPlayer(rooms.origin, before);
    await player.welcome();
    const visitor = { userId: 'saver', name: 'Saver' };
    await joinAsPlayer(rooms.origin, await rooms.seat({ gameId: 'blank', visitor }));
    await waitFor(
      () => (rooms.platform.callLog.includes('openSaved saver') ? true : undefined),
      () => 'the saved data was not requested',
    );
    const pid = findRoomsProcess();
    process.kill(pid, 'SIGKILL');
    expect((await player.closed).code).toBe(1006);
    // A player who joins now waits for the next process.
    const next = rooms.seat({ gameId: 'blank' });
    await waitFor(
      async () => ((await rooms.gateway.readState()).detail === 'restarting' ? true : undefined),
      () => 'the process is not restarting',
    );
    expect(await rooms.gateway.listRooms('blank')).toEqual([]);
    const rejected = new WebSocket(`${rooms.origin}${before.url}`);
    expect(
      await new Promise((resolve) => void rejected.on('error', ({ message }) => resolve(message))),
    ).toContain('503');
    expect((await fetch(rooms.origin.replace('ws', 'http'))).status).toBe(200);
    expect(await next).toMatchObject({ ok: true });
    const again = await waitFor(
      async () => {
        const answer = await rooms.seat({ gameId: 'blank' });
        return answer.ok ? answer : undefined;
      },
      () => 'it was not restarted',
    );
    expect(findRoomsProcess()).not.toBe(pid);
    const returned = await joinAsPlayer(rooms.origin, again);
    await returned.snapshots(2);
    returned.socket.terminate();
    // The saved data of a player who does not return is available to the next room when the seat is free again.
    await waitFor(
      () => rooms.platform.callLog.find((call) => /^closeSaved lease \d+ of saver$/.test(call)),
      () => `the lease is still held: ${rooms.platform.callLog.join(', ')}`,
    );
  });

  it('[CM-05:part] dies while it handles a ban: the moderator gets a response, and no one is left in a room', async () => {
    const visitor = { userId: 'rude', name: 'Rude' };
    const seat = requireSeat(await rooms.seat({ gameId: 'blank', visitor }));
    const player = await joinAsPlayer(rooms.origin, seat);
    const { resumeToken } = await player.welcome();
    const pid = findRoomsProcess();
    // A paused process handles nothing, so the order is still pending when the process is killed.
    process.kill(pid, 'SIGSTOP');
    const order = { userId: 'rude', gameId: null } as const;
    const orders = [
      rooms.gateway.enforce({ ...order, kind: 'ban' }),
      rooms.gateway.enforce({ ...order, kind: 'mute' }),
      rooms.gateway.closeRooms('blank'),
    ];
    process.kill(pid, 'SIGKILL');
    await Promise.all(orders);
    expect((await player.closed).code).toBe(1006);
    // No rooms process is running. The order reaches the next one before the player can return.
    await rooms.gateway.enforce({ ...order, kind: 'ban' });
    const reason = await waitFor(
      async () => {
        const back = await connectTestPlayer(rooms.origin, seat.url).catch(() => undefined);
        back?.send({ kind: 'resume', protocol: PROTOCOL_VERSION, token: resumeToken });
        // Without a reason while the room is coming back. Pages try again, too.
        return (await back?.closed)?.reason || undefined;
      },
      () => 'it was not restarted',
    );
    // The room may have closed by then, because it was told to.
    expect(['bad-ticket', 'room-closed']).toContain(reason);
  });

  it('[OP-40:part] dies while a socket is on its way: it is restarted, and the socket is closed', async () => {
    const seat = requireSeat(await rooms.seat({ gameId: 'blank' }));
    const pid = findRoomsProcess();
    process.kill(pid, 'SIGSTOP');
    const socket = new WebSocket(`${rooms.origin}${seat.url}`);
    const failed = new Promise((resolve) => void socket.on('error', resolve));
    // The upgrade was forwarded when a later request is answered.
    await fetch(rooms.origin.replace('ws', 'http'));
    process.kill(pid, 'SIGKILL');
    await failed;
    expect(await rooms.seat({ gameId: 'blank' })).toMatchObject({ ok: true });
    expect(findRoomsProcess()).not.toBe(pid);
  });

  it('stores everything and closes its connections when it is stopped', async () => {
    const stopping = await startTestRooms({ engineFolder });
    const visitor = { userId: 'ada', name: 'Ada' };
    const player = await joinAsPlayer(stopping.origin, await stopping.seat({ gameId: 'blank', visitor }));
    await player.welcome();
    const lost = await joinAsPlayer(stopping.origin, await stopping.seat({ gameId: 'blank' }));
    await lost.welcome();
    lost.socket.terminate();
    await waitFor(
      () => (stopping.platform.callLog.includes('openSaved ada') ? true : undefined),
      () => 'nothing was opened',
    );
    await player.snapshots(5);
    await stopping.stop();
    expect((await player.closed).code).toBe(1012);
    expect(readdirSync(join(stopping.dataDir, 'journals'))).toHaveLength(1);
    await stopping.close();
    expect(stopping.output()).not.toMatch(/killed|disposing|nobody caught/);
    expect(stopping.logLines).toEqual([]);
  });
});

it('[OP-51:part] the rooms process and its standby end with their parent, however the parent ends', async () => {
  const { spawn } = await import('node:child_process');
  const parent = spawn(process.execPath, [join(import.meta.dirname, 'testing/parentMain.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pids = await new Promise<number[]>((resolve) => {
    parent.stdout.setEncoding('utf8').once('data', (text: string) => resolve(text.split(' ').map(Number)));
  });
  expect(pids.map(isRunning)).toEqual([true, true]);
  parent.kill('SIGKILL');
  await waitFor(
    () => (pids.some(isRunning) ? undefined : true),
    () => 'they are still running',
  );
});
