import type { Member } from './createRoomMembers.ts';
import type { RoomHandle } from './RoomHandle.ts';
import type { TokenWatcher } from './TokenWatcher.ts';

const READ_EVERY_MS = 60_000;
const NOTHING = { game: 0, map: 0 };

type Room = Pick<RoomHandle, 'context' | 'gameId' | 'roomId' | 'simulation' | 'closed' | 'warn' | 'members'>;

export function createTokenWatcher(room: Room): TokenWatcher {
  const read = async (userId: string): Promise<void> => {
    try {
      const tokens = await room.context.platform.readTokens({ gameId: room.gameId, userId });
      // Skip a player who has left in the meantime, or has rejoined without a wallet.
      if (hasWallet(listSeats(room, userId)))
        room.simulation.post({ kind: 'tokens', room: room.roomId, userId, tokens });
    } catch (error) {
      // While a node is down, the last known balance stays in use.
      room.warn(error, 'could not read a balance');
    }
  };
  const reading = setInterval(() => {
    const users = new Set([...room.members.seated()].map(({ visitor }) => visitor.userId));
    for (const userId of users) if (userId !== null && hasWallet(listSeats(room, userId))) void read(userId);
  }, READ_EVERY_MS);
  reading.unref();
  void room.closed.promise.then(() => clearInterval(reading));
  return {
    begin(member) {
      const { userId, isSpectator } = member.visitor;
      if (userId === null || isSpectator) return;
      const seats = listSeats(room, userId);
      if (hasWallet(seats)) void read(userId);
      // This user rejoined without a wallet, for example in a frame on another site, so their tokens are removed.
      else if (hasWallet(seats.filter((seat) => seat !== member)))
        room.simulation.post({ kind: 'tokens', room: room.roomId, userId, tokens: NOTHING });
    },
  };
}

/** Lists the seats of a user as a player, in the order in which they joined. */
function listSeats({ members }: Room, userId: string): Member[] {
  return [...members.seated()]
    .filter(({ visitor }) => visitor.userId === userId && !visitor.isSpectator)
    .toSorted((a, b) => a.joinedAt - b.joinedAt);
}

/** The newest seat decides. */
function hasWallet(seats: readonly Member[]): boolean {
  return seats.at(-1)?.visitor.hasWallet ?? false;
}
