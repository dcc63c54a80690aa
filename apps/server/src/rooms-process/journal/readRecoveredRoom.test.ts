import { describe, expect, it } from 'vitest';
import type { JournaledEffect, JournalRecord } from './JournalRecord.ts';
import { readRecoveredRoom } from './readRecoveredRoom.ts';
import { createTestStart } from './testing/createTestStart.ts';

const createSave = (sequence: number): JournaledEffect => ({
  id: `r:1:${sequence}`,
  report: { kind: 'save', room: 'r', sequence, userId: 'ada', changes: [] },
});
const step: JournalRecord = { kind: 'step', tick: 202, inputs: null, seats: null };
const start = createTestStart({ tick: 200, sequence: 4 });

describe('a journal that is read again', () => {
  it('[OP-40:part] performs only what was not done', () => {
    const records: JournalRecord[] = [
      { ...start, effects: [createSave(4)] },
      { kind: 'effects', effects: [createSave(5), createSave(6)] },
      { kind: 'done', ids: [createSave(4).id, createSave(5).id] },
    ];
    expect(readRecoveredRoom('r', records)).toMatchObject({ effects: [createSave(6)], effectCount: 2 });
  });

  it('[OP-40:part] repeats the numbers of saves that its steps lead to', () => {
    const room = readRecoveredRoom('r', [start, step, { kind: 'effects', effects: [createSave(5)] }]);
    expect(room).toMatchObject({ base: { sequence: 4 }, sequence: 5 });
  });

  it('[OP-40:part] never gives a number twice if an older engine has reported no steps', () => {
    const room = readRecoveredRoom('r', [start, { kind: 'effects', effects: [createSave(5)] }]);
    expect(room).toMatchObject({ base: { sequence: 5 }, sequence: 5 });
  });

  it('[OP-40:part] is of no use without its beginning', () => {
    expect(readRecoveredRoom('r', [step])).toBeNull();
  });
});
