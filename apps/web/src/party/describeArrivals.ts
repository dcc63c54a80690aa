import type { Party } from '@playloom/api-contract';

/** Says who has joined or left the party; null if no one has. */
export function describeArrivals(former: Party, party: Party, hidesNames = false): string | null {
  const [joined] = listOthers(party, former);
  if (joined !== undefined) return `${hidesNames ? 'Someone' : joined} joined the party.`;
  const [left] = listOthers(former, party);
  return left === undefined ? null : `${hidesNames ? 'Someone' : left} left the party.`;
}

/** Names of members of one state of the party who are not in the other. */
function listOthers({ members }: Party, other: Party): string[] {
  const known = new Set(other.members.map(({ _id }) => _id));
  return members.filter(({ _id }) => !known.has(_id)).map(({ local }) => local.username);
}
