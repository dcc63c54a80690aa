import { afterEach, expect, it, vi } from 'vitest';
import type { RoomChatMessage } from '@playloom/room-contract';
import { CallFailure, CallRefusal } from '../../rooms-gateway/channel/createCallChannel.ts';
import type { JournalRecord } from '../journal/JournalRecord.ts';
import { createKickedPlayers } from './createKickedPlayers.ts';
import { createRoomJournal, PENDING_EFFECTS_MAX } from './createRoomJournal.ts';
import type { RoomHandle } from './RoomHandle.ts';

const PLAN = { gameId: 'g', release: 1, seed: 7, maxPlayers: 8, lobbyCode: null, ownerId: null };
const KEYFRAME_BYTES = 100;
const HOUR_MS = 3_600_000;

afterEach(() => void vi.useRealTimers());

function open() {
  const calls: string[] = [];
  const records: JournalRecord[] = [];
  const journals = {
    open: () => Promise.resolve(),
    async add(_room: string, added: readonly JournalRecord[]) {
      records.push(...added);
    },
    async release(_room: string, ownerId?: string) {
      calls.push(`release to ${ownerId}`);
    },
    async remove() {
      calls.push('remove');
    },
  };
  const warnings: string[] = [];
  const log = { info: vi.fn<() => void>(), error: vi.fn<() => void>() };
  const said: RoomChatMessage[] = [];
  const platform = {
    async reportSaid(message: RoomChatMessage): Promise<void> {
      said.push(message);
    },
  };
  const room = {
    roomId: 'room',
    gameId: 'g',
    metadata: { lobbyCode: null },
    isClosing: false,
    context: { journals, platform, log },
    simulation: { post: vi.fn<(command: object) => void>() },
    saved: { openAgain: vi.fn<() => void>() },
    warn: (_: unknown, what: string) => void warnings.push(what),
    journal: null as unknown,
    members: { all: () => [] },
    kickedPlayers: createKickedPlayers(),
    played: { describe: () => ({ seconds: 0, people: [] }) },
  };
  const journal = createRoomJournal(room as unknown as RoomHandle, PLAN, null);
  room.journal = journal;
  const sendChat = (text: string): void => journal.run({ kind: 'said', room: 'room', userId: 'ada', text });
  const addKeyframe = (tick: number): void =>
    journal.addKeyframe({
      kind: 'keyframe',
      room: 'room',
      tick,
      bytes: new Uint8Array(KEYFRAME_BYTES),
      seats: [],
      sequence: tick,
    });
  const addStep = (tick: number, bytes: number): void =>
    journal.addStep({
      kind: 'journal',
      room: 'room',
      tick,
      inputs: { row: new Uint8Array(bytes), others: null },
      seats: null,
    });
  const listStarts = () => records.flatMap((record) => (record.kind === 'start' ? [record.tick] : []));
  return {
    room,
    journal,
    calls,
    records,
    addKeyframe,
    addStep,
    listStarts,
    platform,
    said,
    sendChat,
    warnings,
    log,
  };
}

it('[OP-40:part] begins again when a replay would take long, not at every keyframe', () => {
  const { addKeyframe, listStarts } = open();
  for (let tick = 40; tick <= 200; tick += 40) addKeyframe(tick);
  expect(listStarts()).toEqual([80, 160]);
});

it('[OP-40:part] begins again when its steps are larger than the keyframe', () => {
  const { addKeyframe, addStep, listStarts } = open();
  addStep(2, KEYFRAME_BYTES + 1);
  addKeyframe(50);
  addStep(52, KEYFRAME_BYTES);
  addKeyframe(100);
  expect(listStarts()).toEqual([50]);
});

it('[OP-44:part] begins again with the last keyframe of a room that moves', () => {
  const { room, addKeyframe, listStarts } = open();
  room.isClosing = true;
  addKeyframe(10);
  expect(listStarts()).toEqual([10]);
});

it('[OP-40:part] begins again at the last keyframe when its thread was lost', () => {
  const { journal, addKeyframe, records } = open();
  addKeyframe(40);
  journal.restart({ scriptsOff: 'stuck', sequence: 9 });
  expect(records).toEqual([
    expect.objectContaining({ kind: 'start', tick: 40, scriptsOff: 'stuck', sequence: 9 }),
  ]);
});

it('[CM-04:part] has who was kicked, with the members and when it begins again', async () => {
  const { room, journal, addKeyframe, records } = open();
  room.kickedPlayers.add({ userId: 'troll' }, 600);
  const kicks = room.kickedPlayers.describe();
  expect(kicks.until).toEqual([['user troll', expect.any(Number)]]);
  await journal.addMembers();
  addKeyframe(200);
  expect(records).toMatchObject([
    { kind: 'members', kicks },
    { kind: 'start', kicks },
  ]);
});

it('[OP-44:part] is not removed while it is left to another process, and is left once', async () => {
  const { journal, calls } = open();
  await Promise.all([journal.suspend('next'), journal.end(), journal.suspend()]);
  await journal.end();
  expect(calls).toEqual(['release to next']);
  const ended = open();
  await ended.journal.end();
  await ended.journal.suspend('next');
  expect(ended.calls).toEqual(['remove']);
});

it('[OP-96] tries until an effect is answered, and has it in its journal until then', async () => {
  vi.useFakeTimers();
  const { journal, platform, records, sendChat, said, addKeyframe, warnings } = open();
  const { reportSaid } = platform;
  platform.reportSaid = () => Promise.reject(new CallFailure('the database is away'));
  sendChat('hello');
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(records.map(({ kind }) => kind)).toEqual(['effects']);
  expect(journal.isWaiting).toBe(true);
  addKeyframe(100);
  expect(records.at(-1)).toMatchObject({ kind: 'start', effects: [{ report: { text: 'hello' } }] });
  platform.reportSaid = reportSaid;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(said).toMatchObject([{ text: 'hello' }]);
  expect(records.at(-1)).toMatchObject({ kind: 'done', ids: [expect.stringMatching(/^room:/)] });
  expect([journal.isWaiting, warnings]).toEqual([false, []]);
});

it('[OP-96:part] leaves what was not answered in the journal when the room ends, and tries no more', async () => {
  vi.useFakeTimers();
  const { journal, platform, records, sendChat, calls } = open();
  const reportSaid = vi.fn<() => Promise<void>>(() => Promise.reject(new CallFailure('away')));
  platform.reportSaid = reportSaid;
  sendChat('hello');
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  await journal.end();
  expect(calls).toEqual(['release to undefined']);
  const tries = reportSaid.mock.calls.length;
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(reportSaid.mock.calls.length).toBe(tries);
  expect(records.some(({ kind }) => kind === 'done')).toBe(false);
});

it('[OP-96:part] gives up what the platform refuses, and says so', async () => {
  vi.useFakeTimers();
  const { platform, records, sendChat, warnings } = open();
  platform.reportSaid = () => Promise.reject(new CallRefusal('no such user'));
  sendChat('hello');
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(records.at(-1)).toMatchObject({ kind: 'done' });
  expect(warnings).toEqual(['could not perform: said']);
});

it('[OP-96:part] accepts no more when too much waits, shows that to players once, and then reads what is stored', async () => {
  vi.useFakeTimers();
  const { room, platform, sendChat, said, log } = open();
  const { reportSaid } = platform;
  platform.reportSaid = () => Promise.reject(new CallFailure('away'));
  for (let count = 0; count < PENDING_EFFECTS_MAX + 5; count += 1) sendChat(`line ${count}`);
  expect(log.error).toHaveBeenCalledTimes(1);
  expect(room.simulation.post.mock.calls).toEqual([
    [expect.objectContaining({ kind: 'notice', id: 'not-saved' })],
  ]);
  platform.reportSaid = reportSaid;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(said).toHaveLength(PENDING_EFFECTS_MAX);
  expect(room.saved.openAgain).toHaveBeenCalledTimes(1);
  sendChat('again');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(said.at(-1)).toMatchObject({ text: 'again' });
});

it('[OP-95:part] never uses the id of an effect for another one, also at the same tick of the same room', async () => {
  vi.useFakeTimers();
  const ids = [];
  for (let turn = 0; turn < 2; turn += 1) {
    const { sendChat, said } = open();
    sendChat('hello');
    await vi.advanceTimersByTimeAsync(1);
    ids.push(...said.map(({ id }) => id));
  }
  expect(new Set(ids).size).toBe(2);
});
