import type { FreeJournal } from '../journal/JournalStore.ts';

/** How long a process leaves a room to those of the region where it was opened. */
const OTHER_REGION_MS = 500;
/** How long a process leaves a room to those with fewer rooms, for each of its own. */
const EACH_ROOM_MS = 10;
const BUSY_MAX_MS = 200;

/** Decides when a process claims the rooms of one that has ended, so that near and idle ones come first. */
export interface ClaimTurns {
  /** Returns the journals to claim now, and the time until the next one is due. */
  split(journals: readonly FreeJournal[]): { due: readonly FreeJournal[]; nextMs: number };
}

export function createClaimTurns(
  ownRegion: string,
  countRooms: () => number,
  now: () => number = () => performance.now(),
): ClaimTurns {
  /** When each journal without a process was first seen. */
  let seen = new Map<string, number>();
  return {
    split(journals) {
      const at = now();
      seen = new Map(journals.map(({ roomId }) => [roomId, seen.get(roomId) ?? at]));
      const busyMs = Math.min(countRooms() * EACH_ROOM_MS, BUSY_MAX_MS);
      const findWait = ({ roomId, region }: FreeJournal): number => {
        const isNear = region === null || region === ownRegion;
        return seen.get(roomId)! + busyMs + (isNear ? 0 : OTHER_REGION_MS) - at;
      };
      const due = journals.filter((journal) => findWait(journal) <= 0);
      const waits = journals.map(findWait).filter((wait) => wait > 0);
      return { due, nextMs: Math.min(...waits) };
    },
  };
}
