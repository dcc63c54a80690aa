import { createHash } from 'node:crypto';
import type { JoiningPlayer } from '@playloom/room-contract';
import { getWideNetwork } from '../../http/networkLevels.ts';
import type { JournaledPlay } from '../journal/JournalRecord.ts';
import type { Member, RoomMembers } from './createRoomMembers.ts';
import type { PlayedTime } from './PlayedTime.ts';

/** More don't make a room more worth keeping. Their hashes are in every journal. */
const PEOPLE_MAX = 50;
/** So short that many networks have the same hash, and nobody can compute the network from it. */
const HASH_BYTES = 3;
const NOBODY: JournaledPlay = { seconds: 0, people: [] };

/**
 * Measures what is really played in a room, which decides whether and which rooms are kept: how long anyone is connected,
 * however many connections that are, and how many people they belong to.
 */
export function createPlayedTime(
  room: { readonly roomId: string; readonly members: Pick<RoomMembers, 'countConnected'> },
  before: JournaledPlay = NOBODY,
  now: () => number = () => performance.now(),
): PlayedTime {
  const people = new Set(before.people);
  const state: { seconds: number; since: number | null } = { seconds: before.seconds, since: null };
  const measure = (): number => (state.since === null ? 0 : (now() - state.since) / 1000);
  return {
    follow({ state: memberState, visitor }: Member) {
      state.seconds += measure();
      state.since = room.members.countConnected(false) > 0 ? now() : null;
      if (memberState === 'connected' && !visitor.isSpectator && people.size < PEOPLE_MAX)
        people.add(hashPerson(visitor, room.roomId));
    },
    describe: () => ({ seconds: state.seconds + measure(), people: [...people] }),
    get hasBegun() {
      return people.size > 0;
    },
  };
}

/** Guests of one network count once, because a guest can look like any number of browsers. */
function hashPerson({ userId, network = '' }: JoiningPlayer, roomId: string): string {
  const hash = createHash('sha256')
    .update(`${roomId} ${userId ?? getWideNetwork(network)}`)
    .digest();
  return hash.subarray(0, HASH_BYTES).toString('base64url');
}
