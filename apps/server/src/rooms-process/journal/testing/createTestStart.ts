import type { JournalStart } from '../JournalRecord.ts';

/** The beginning of a journal, for tests. */
export function createTestStart(changes: Partial<JournalStart> = {}): JournalStart {
  return {
    kind: 'start',
    plan: { gameId: 'g', release: 1, seed: 7, maxPlayers: 8, lobbyCode: null, ownerId: null, region: 'eu' },
    tick: 0,
    keyframe: null,
    seats: [],
    sequence: 0,
    scriptsOff: null,
    effectCount: 0,
    members: [],
    effects: [],
    ...changes,
  };
}
