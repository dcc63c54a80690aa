import type { Party } from '@playloom/api-contract';
import { describePartyGame } from './describePartyGame.ts';

/** Says what a member should know about a change of their party; null if there is nothing, or it is another party. */
export function describePartyChange(former: Party | null, party: Party | null): string | null {
  if (former === null || party === null || former._id !== party._id) return null;
  if (party.isLeader && !former.isLeader) return 'You’re the party leader now.';
  const full = describeFullRoom(party);
  if (full !== null && describeFullRoom(former) === null) return full;
  const [joined] = listOthers(party, former);
  if (joined !== undefined) return `${joined} joined the party.`;
  const [left] = listOthers(former, party);
  return left === undefined ? null : `${left} left the party.`;
}

/** Leaders learn that members can't follow, even while the panel with the offer of a private room is closed. */
function describeFullRoom(party: Party): string | null {
  const status = party.game && describePartyGame(party, party.game);
  return status?.offersPrivateRoom ? status.text : null;
}

/** Names of members of one state of the party who are not in the other. */
function listOthers({ members }: Party, other: Party): string[] {
  const known = new Set(other.members.map(({ _id }) => _id));
  return members.filter(({ _id }) => !known.has(_id)).map(({ local }) => local.username);
}
