import type { Client } from '../state/Client.ts';
import type { Room } from '../state/Room.ts';
import { describeKickVote } from './kickVotes.ts';

/**
 * Tells a client that joins or reconnects whether it may kick and vote, and the state of the current vote.
 */
export function sendModerationRights(room: Room, { backlog, member, player }: Client): void {
  const mayKick = member.mayKick === true;
  const mayVote = member.userId !== null && player !== null;
  const isMember = member.isMember === true;
  if (mayKick || mayVote || isMember) backlog.push({ kind: 'rights', mayKick, mayVote, isMember });
  const { vote } = room.kickState;
  if (vote !== null) backlog.push(describeKickVote(room, vote, 'open'));
}
