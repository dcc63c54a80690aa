import type { JournaledMember } from '../journal/JournalRecord.ts';
import type { RoomHandle } from './RoomHandle.ts';

/** Lists everyone with a seat or a ticket as their room would need them after the end of its process. */
export function listJournaledMembers({
  members,
  saved,
  offers,
}: Pick<RoomHandle, 'members' | 'saved' | 'offers'>): JournaledMember[] {
  const now = performance.now();
  return [...members.all()].map((member) => {
    const { sessionId, visitor, playSessionId, joinedAt, clientId, player } = member;
    const { ticketHash, resumeHash, usedResumeHash } = member;
    const { userId } = visitor;
    return {
      sessionId,
      visitor,
      playSessionId,
      agoMs: now - joinedAt,
      clientId,
      player,
      ticketHash,
      resumeHash,
      usedResumeHash,
      lease: userId === null ? null : saved.findLease(userId),
      offer: userId === null ? null : offers.find(userId),
    };
  });
}
