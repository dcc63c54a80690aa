import type { JoiningPlayer } from '@playloom/room-contract';
import type { Member } from './createRoomMembers.ts';
import { getWideNetwork } from '../../http/networkLevels.ts';
import { isSamePerson } from './isSamePerson.ts';

/** Seats in one room that a person may hold without connecting, such as in two tabs. */
const UNUSED_SEATS_PER_PERSON_MAX = 2;
/** Unused seats that a network keeps in a full room. Pages use their seat within a second or two. */
const UNUSED_SEATS_PER_NETWORK_MAX = 2;

/**
 * Finds an unused seat that the room takes back for this player: the oldest of their own, if they hold several; in a
 * full room the oldest of another network that holds many. Otherwise anyone could fill rooms by asking for seats.
 */
export function findSeatToFree(
  visitor: JoiningPlayer,
  members: Iterable<Member>,
  isFull: boolean,
): Member | undefined {
  const unused = [...members].filter(
    (member) =>
      member.visitor.isSpectator === visitor.isSpectator &&
      member.state === 'reserved' &&
      // A ticket that was just used belongs to a player who is about to connect.
      member.ticketHash !== null,
  );
  const own = unused.filter((member) => isSamePerson(member.visitor, visitor));
  if (own.length >= UNUSED_SEATS_PER_PERSON_MAX) return own[0];
  if (!isFull) return undefined;
  const network = findNetwork(visitor);
  const others = unused.filter((member) => findNetwork(member.visitor) !== network);
  const [largest = []] = groupByNetwork(others);
  return largest.length > UNUSED_SEATS_PER_NETWORK_MAX ? largest[0] : undefined;
}

/** The whole /48 of an IPv6 address: one person may have all its networks, and take a seat from each. */
function findNetwork({ network }: JoiningPlayer): string | undefined {
  return network === undefined ? undefined : getWideNetwork(network);
}

/** The network with most seats first. */
function groupByNetwork(members: readonly Member[]): Member[][] {
  const groups = new Map<string, Member[]>();
  for (const member of members) {
    const network = findNetwork(member.visitor);
    if (network !== undefined) groups.set(network, [...(groups.get(network) ?? []), member]);
  }
  return [...groups.values()].sort((one, other) => other.length - one.length);
}
