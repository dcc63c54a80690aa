import { expect, it } from 'vitest';
import type { JournalRecord } from '../journal/JournalRecord.ts';
import { createKickedPlayers } from './createKickedPlayers.ts';
import { createRoomJournal } from './createRoomJournal.ts';
import type { RoomHandle } from './RoomHandle.ts';

const PLAN = { gameId: 'g', release: 1, seed: 7, maxPlayers: 8, lobbyCode: null, ownerId: null };
const KEYFRAME_BYTES = 100;

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
  const room = {
    roomId: 'room',
    isClosing: false,
    context: { journals },
    members: { all: () => [] },
    kickedPlayers: createKickedPlayers(),
    played: { describe: () => ({ seconds: 0, people: [] }) },
  };
  const journal = createRoomJournal(room as unknown as RoomHandle, PLAN, null);
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
  return { room, journal, calls, records, addKeyframe, addStep, listStarts };
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
