import { describe, expect, it } from 'vitest';
import type { Seat } from '@playloom/room-contract';
import type { JournaledEffect, JournaledMember, JournalRecord } from './JournalRecord.ts';
import { readRecoveredRoom } from './readRecoveredRoom.ts';
import { createTestStart } from './testing/createTestStart.ts';

const createSave = (sequence: number): JournaledEffect => ({
  id: `r:1:${sequence}`,
  report: { kind: 'save', room: 'r', sequence, userId: 'ada', changes: [] },
});
const visitor = { userId: null, name: 'Guest', isSpectator: false, canChat: true };
const MEMBER: JournaledMember = {
  sessionId: 's',
  visitor,
  playSessionId: 'p',
  agoMs: 0,
  clientId: 0,
  player: undefined,
  ticketHash: null,
  resumeHash: 'hash',
  usedResumeHash: null,
  lease: null,
  offer: null,
};
const SEAT: Omit<Seat, 'client' | 'player'> = {
  visitor: { ...visitor, saved: null },
  isAway: false,
  resumeToken: '',
};
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

  it('[CM-04:part] has the players who were kicked last, and none if it is of an older version', () => {
    const [first, last] = ['ada', 'ben'].map((name) => ({ until: [[name, 1] as const], networks: [] }));
    const records: JournalRecord[] = [{ ...start, kicks: first! }];
    expect(readRecoveredRoom('r', records)?.kicks).toEqual(first);
    expect(
      readRecoveredRoom('r', [...records, { kind: 'members', members: [], kicks: last! }])?.kicks,
    ).toEqual(last);
    for (const older of [[start], [start, { kind: 'members' as const, members: [] }]])
      expect(readRecoveredRoom('r', older)?.kicks).toEqual({ until: [], networks: [] });
  });

  it('[OP-67:part] has no members who have lost their seat, whatever was written about them before', () => {
    const members = [1, 2, 3].map((clientId) => ({ ...MEMBER, sessionId: `s${clientId}`, clientId }));
    const seats = [1, 2].map((client) => ({ ...SEAT, client, player: client }));
    const records: JournalRecord[] = [
      { ...start, seats, members },
      { kind: 'step', tick: 201, inputs: null, seats: [seats[1]!] },
      step,
    ];
    const ids = readRecoveredRoom('r', records)?.members.map(({ clientId }) => clientId);
    // The third one has just connected, and has no seat yet.
    expect(ids).toEqual([2, 3]);
  });

  it('[OP-56:part] says what was played until its end; in older journals, that is assumed', () => {
    const played = { seconds: 90, people: ['a', 'b'] };
    const read = (...records: JournalRecord[]) => readRecoveredRoom('r', records)?.played;
    const nobody = { seconds: 0, people: [] };
    expect(read({ ...start, played: nobody }, step)).toEqual(nobody);
    expect(read({ ...start, played: nobody }, { kind: 'members', members: [], played }, step)).toEqual(
      played,
    );
    expect(read(start, { kind: 'members', members: [] })?.people).toHaveLength(1);
  });

  it('[OP-40:part] is of no use without its beginning', () => {
    expect(readRecoveredRoom('r', [step])).toBeNull();
  });
});
