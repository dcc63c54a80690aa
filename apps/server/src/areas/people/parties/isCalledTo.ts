import type { PartyRow } from './partyQueries.ts';

/** Whether the leader has called the party to this room since then. */
export function isCalledTo({ roomId, calledAt }: PartyRow, to: string, since: Date): boolean {
  return roomId === to && calledAt !== null && calledAt > since;
}
