import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KeepAlive } from '@playloom/game-format';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { projectRoot } from '../process/projectRoot.ts';
import { createFileJournalStore } from './journal/createFileJournalStore.ts';
import { decodeSleepingRecord } from './room/sleepingRecord.ts';
import { followView } from './testing/followView.ts';
import { type GrantedSeat, joinAsPlayer, requireSeat, type TestPlayer } from './testing/joinAsPlayer.ts';
import { killRooms } from './testing/killRooms.ts';
import { type SeatOptions, startTestRooms, type TestRooms } from './testing/startTestRooms.ts';
import { waitFor } from './testing/waitFor.ts';

const GAME = 'world';
/** A game that keeps no rooms. */
const OTHER_GAME = 'other';
const engineFolder = inject('engineFolder');
/** Short, so that rooms fall asleep soon. Every seat must be taken then: an unused ticket outlasts the timer. */
const times = { emptySeconds: 0.2 };
const SOON = { timeout: 60_000 };

let rooms: TestRooms;
const players: TestPlayer[] = [];
beforeAll(async () => {
  rooms = await startTestRooms({ engineFolder, times });
  rooms.platform.documents.set(GAME, makeGame({ kind: 'hours', hours: 5 }));
  rooms.platform.documents.set(OTHER_GAME, makeGame());
});
afterEach(async () => {
  for (const player of players.splice(0)) if (player.socket.readyState === 1) player.send({ kind: 'leave' });
  await waitFor(
    async () => ((await countRooms()) === 0 ? true : undefined),
    () => 'a room is still open',
  );
  rooms.platform.sleeping.clear();
});
afterAll(() => rooms.close());

/** In this game, chat messages are counted by a variable and by a script. */
function makeGame(keepAlive?: KeepAlive): string {
  const game = JSON.parse(readFileSync(join(projectRoot, 'games/blank/game.json'), 'utf8'));
  if (keepAlive) game.settings.keepAlive = keepAlive;
  game.variables = { global: { count: { name: 'Count', type: 'number', initial: 0 } } };
  const text = { get: 'numberAsText', value: { get: 'variable', variable: 'count' } };
  game.rules = [
    {
      id: 'count',
      name: 'Count',
      when: { when: 'playerSendsChat' },
      do: [
        { do: 'changeVariable', variable: 'count', amount: 1 },
        { do: 'sendChat', text },
      ],
    },
  ];
  const script = `let count = 0; on('playerSendsChat', () => console.log('script ' + ++count));`;
  game.scripts = { world: { name: 'world', files: { 'initialize.ts': script } } };
  return JSON.stringify(game);
}

const seat = (more: SeatOptions = {}) => rooms.seat({ gameId: GAME, hasSleepingRooms: true, ...more });

interface Playing {
  readonly player: TestPlayer;
  /** The tick of the first snapshot. */
  readonly firstTick: number;
  /** Sends a chat message and returns what the variable and the script have counted. */
  count(): Promise<string[]>;
  leave(): Promise<void>;
}

async function enter(answer: GrantedSeat): Promise<Playing> {
  const player = await joinAsPlayer(rooms.origin, answer);
  players.push(player);
  const followed = followView(player, rooms.platform.documents.get(GAME)!);
  await player.welcome();
  player.send({ kind: 'ready' });
  await player.snapshots(1);
  const firstTick = followed.update().tick;
  return {
    player,
    firstTick,
    async count() {
      // A replay prints the lines of scripts again, so only lines after this one count.
      const lines = rooms.platform.problems.length;
      player.send({ kind: 'chat', text: 'count', isTeamOnly: false });
      return waitFor(
        () => {
          followed.update();
          const said = followed.events.flatMap((event) => (event.kind === 'chat' ? [event.text] : []));
          const [number, line] = [said.find((text) => /^\d+$/.test(text)), rooms.platform.problems[lines]];
          return number === undefined || line === undefined ? undefined : [number, line.text];
        },
        () => `nothing was counted: ${JSON.stringify(followed.events)}`,
      );
    },
    async leave() {
      player.send({ kind: 'leave' });
      await player.closed;
    },
  };
}

const countRooms = async () => (await rooms.gateway.readFigures?.())?.rooms;

async function waitForSleep(roomId: string): Promise<void> {
  await expect.poll(countRooms, SOON).toBe(0);
  expect([...rooms.platform.sleeping.keys()]).toEqual([roomId]);
}

/** Opens a room, counts once in it, and leaves it. */
async function playAndLeave(more: SeatOptions = {}): Promise<GrantedSeat> {
  const first = requireSeat(await seat(more));
  const ada = await enter(first);
  expect(await ada.count()).toEqual(['1', 'script 1']);
  await ada.leave();
  return first;
}

async function expectSameWorld(first: GrantedSeat, answer: GrantedSeat): Promise<void> {
  expect(answer).toMatchObject({ roomId: first.roomId, roomName: first.roomName });
  const ben = await enter(answer);
  expect(await ben.count()).toEqual(['2', 'script 2']);
}

it('[OP-46] a room without players leaves memory, and the next player finds it as it was', async () => {
  const first = await playAndLeave();
  await waitForSleep(first.roomId);
  expect(await rooms.gateway.listRooms(GAME)).toEqual([]);
  expect(readdirSync(join(rooms.dataDir, 'journals'))).toEqual([]);
  const stored = rooms.platform.sleeping.get(first.roomId)!;
  expect(stored).toMatchObject({ gameId: GAME, release: 1, keepAlive: { kind: 'hours', hours: 5 } });
  expect(stored.played).toMatchObject({ people: 1 });
  const [start, ...later] = await decodeSleepingRecord(stored.record);
  expect(later).toEqual([]);
  expect(start).toMatchObject({ kind: 'start', members: [], seats: [], effects: [] });
  // Rooms of games without this setting end.
  const other = await enter(requireSeat(await seat({ gameId: OTHER_GAME })));
  await other.leave();
  await waitForSleep(first.roomId);

  const second = requireSeat(await seat());
  const ben = await enter(second);
  expect(second).toMatchObject({ roomId: first.roomId, roomName: first.roomName });
  expect(ben.firstTick).toBeGreaterThan((start as { tick: number }).tick);
  expect(await ben.count()).toEqual(['2', 'script 2']);
  await expect.poll(() => rooms.platform.callLog).toContain(`settleSleepingRoom ${first.roomId} open`);
});

it('[OP-47:part] wakes a room once for all who want it at the same time', async () => {
  const first = await playAndLeave();
  await waitForSleep(first.roomId);
  const byId = { kind: 'room', roomId: first.roomId } as const;
  // Requests for another release don't wait for the first one.
  const seats = await Promise.all([
    seat(),
    seat({ wish: byId }),
    seat({ wish: byId, release: 2 }),
    seat({ wish: byId, release: 3 }),
  ]);
  expect(new Set(seats.map((one) => requireSeat(one).roomId))).toEqual(new Set([first.roomId]));
  expect(await countRooms()).toBe(1);
  for (const one of seats.slice(1)) await enter(requireSeat(one));
  await expectSameWorld(first, requireSeat(seats[0]!));
});

it('[OP-46:part] keeps a woken room whose players leave before the platform has forgotten its record', async () => {
  const first = await playAndLeave();
  await waitForSleep(first.roomId);
  const forgotten = `settleSleepingRoom ${first.roomId} open`;
  const isSlow = Promise.withResolvers<void>();
  rooms.platform.settling.until = isSlow.promise;
  const ben = await enter(requireSeat(await seat()));
  await ben.leave();
  // Longer than an empty room waits.
  setTimeout(isSlow.resolve, 5 * times.emptySeconds * 1000);
  await expect.poll(() => rooms.platform.callLog, SOON).toContain(forgotten);
  await waitForSleep(first.roomId);
});

it('[OP-46:part] wakes a private room by its code or an invitation only, under the same code', async () => {
  const first = await playAndLeave({ wish: { kind: 'new-private' } });
  await waitForSleep(first.roomId);
  const { roomId } = first;
  const notFound = { ok: false, error: 'room_not_found' };
  expect(await seat({ wish: { kind: 'room', roomId } })).toEqual(notFound);
  expect(await seat({ wish: { kind: 'code', code: 'WRONG1' } })).toEqual(notFound);
  const open = requireSeat(await seat());
  expect(open.roomId).not.toBe(roomId);
  await enter(open);
  const byCode = requireSeat(await seat({ wish: { kind: 'code', code: first.lobbyCode! } }));
  expect(byCode.lobbyCode).toBe(first.lobbyCode);
  await expectSameWorld(first, byCode);
});

it('[OP-48] gives a fresh room if a sleeping one is damaged, and logs one error', async () => {
  const first = await playAndLeave();
  await waitForSleep(first.roomId);
  const stored = rooms.platform.sleeping.get(first.roomId)!;
  rooms.platform.sleeping.set(first.roomId, { ...stored, record: stored.record.slice(0, 100) });
  const fresh = requireSeat(await seat());
  expect(fresh.roomId).not.toBe(first.roomId);
  expect(await (await enter(fresh)).count()).toEqual(['1', 'script 1']);
  expect(rooms.platform.callLog).toContain(`settleSleepingRoom ${first.roomId} failed`);
  const errors = rooms
    .output()
    .split('\n')
    .filter((line) => line.includes('"level":50'));
  expect(errors).toHaveLength(1);
  expect(errors[0]).toContain('a sleeping room could not be opened');
});

it('[OP-47:part] [CO-05:part] sleeping rooms leave their place in the room limit to others', async () => {
  const roomLimit = { max: 1, gameIds: [GAME, OTHER_GAME], hasTurn: true };
  const first = await playAndLeave({ roomLimit });
  // The empty room falls asleep at once, because another one needs its place.
  const other = requireSeat(await seat({ gameId: OTHER_GAME, roomLimit }));
  expect([...rooms.platform.sleeping.keys()]).toEqual([first.roomId]);
  const byId = { kind: 'room', roomId: first.roomId } as const;
  expect(await seat({ wish: byId, roomLimit })).toEqual({ ok: false, error: 'rooms_limit_reached' });
  expect(await seat({ wish: byId, roomLimit: { ...roomLimit, hasTurn: false } })).toMatchObject({
    error: 'turn_needed',
  });
  await (await enter(other)).leave();
  await expect.poll(countRooms, SOON).toBe(0);
  await expectSameWorld(first, requireSeat(await seat({ wish: byId, roomLimit })));
});

it('[OP-56] a room that nobody has entered is not kept, however many are opened', async () => {
  const brief = await startTestRooms({ engineFolder, times: { ticketSeconds: 0.2, emptySeconds: 0.5 } });
  try {
    brief.platform.documents.set(GAME, makeGame({ kind: 'always' }));
    const joinRequest = { kind: 'new-public' } as const;
    for (let turn = 0; turn < 3; turn += 1)
      requireSeat(await brief.seat({ gameId: GAME, wish: joinRequest }));
    const spectator = { visitor: { isSpectator: true } };
    const watched = requireSeat(await brief.seat({ gameId: GAME, wish: joinRequest, ...spectator }));
    const watcher = await joinAsPlayer(brief.origin, watched);
    await watcher.welcome();
    watcher.send({ kind: 'leave' });
    await expect.poll(async () => (await brief.gateway.readFigures?.())?.rooms, SOON).toBe(0);
    expect([...brief.platform.sleeping.keys()]).toEqual([]);
    // A room that is closed for another one is not kept either.
    const roomLimit = { max: 1, gameIds: [GAME], hasTurn: true };
    requireSeat(await brief.seat({ gameId: GAME, wish: joinRequest, roomLimit }));
    await expect
      .poll(async () => (await brief.seat({ gameId: GAME, wish: joinRequest, roomLimit })).ok, SOON)
      .toBe(true);
    expect([...brief.platform.sleeping.keys()]).toEqual([]);
  } finally {
    await brief.close();
  }
});

it('[OP-46:part] a kept room without players survives a crash and a restart of its process', async () => {
  await rooms.stop();
  rooms = await startTestRooms({ engineFolder, times: { emptySeconds: 30 }, before: rooms });
  const first = await playAndLeave();
  const store = await createFileJournalStore(join(rooms.dataDir, 'journals'));
  const countSeats = async () => {
    const records = (await store.read(first.roomId).catch(() => null)) ?? [];
    return records
      .flatMap((record) => ('seats' in record && record.seats ? [record.seats.length] : []))
      .at(-1);
  };
  // A crash may undo the last moments, so wait until the journal knows that the player has left.
  await expect.poll(countSeats, SOON).toBe(0);
  await killRooms(rooms, GAME);
  await rooms.stop();
  expect([...rooms.platform.sleeping.keys()]).toEqual([]);
  rooms = await startTestRooms({ engineFolder, times, before: rooms });
  await rooms.gateway.start?.();
  await expect.poll(() => [...rooms.platform.sleeping.keys()], SOON).toEqual([first.roomId]);
  await waitForSleep(first.roomId);
  await expectSameWorld(first, requireSeat(await seat()));
});
