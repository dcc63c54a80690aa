import type { Client } from '../clients/Client.ts';
import type { Room } from '../Room.ts';
import { describeVote } from './kickVotes.ts';

/** What a client may do about others, and how a vote stands, for those who come or come back. */
export function tellRights(room: Room, { backlog, visitor, player }: Client): void {
  const mayKick = visitor.mayKick === true;
  const mayVote = visitor.userId !== null && player !== null;
  const isMember = visitor.isMember === true;
  if (mayKick || mayVote || isMember) backlog.push({ kind: 'rights', mayKick, mayVote, isMember });
  const { vote } = room.kicks;
  if (vote !== null) backlog.push(describeVote(room, vote, 'open'));
}
