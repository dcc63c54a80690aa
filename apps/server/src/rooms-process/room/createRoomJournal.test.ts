import { expect, it } from 'vitest';
import type { JournalRecord } from '../journal/JournalRecord.ts';
import { createRoomJournal } from './createRoomJournal.ts';
import type { RoomHandle } from './RoomHandle.ts';

const PLAN = { gameId: 'g', release: 1, seed: 7, maxPlayers: 8, lobbyCode: null, ownerId: null };
const KEYFRAME_BYTES = 100;

function open() {
  const records: JournalRecord[] = [];
  const journals = {
    open: () => Promise.resolve(),
    async add(_room: string, added: readonly JournalRecord[]) {
      records.push(...added);
    },
  };
  const room = { roomId: 'room', isClosing: false, context: { journals }, members: { all: () => [] } };
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
  return { room, journal, records, addKeyframe, addStep, listStarts };
}

it('[OP-40:part] begins again when a replay would take long, not at every keyframe', () => {
  const { addKeyframe, listStarts } = open();
  for (let tick = 100; tick <= 500; tick += 100) addKeyframe(tick);
  expect(listStarts()).toEqual([200, 400]);
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
  addKeyframe(100);
  journal.restart({ scriptsOff: 'stuck', sequence: 9 });
  expect(records).toEqual([
    expect.objectContaining({ kind: 'start', tick: 100, scriptsOff: 'stuck', sequence: 9 }),
  ]);
});
