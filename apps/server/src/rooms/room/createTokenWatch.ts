import type { JoiningPlayer } from '../../platform/rooms/JoiningPlayer.ts';
import type { RoomHandle } from './RoomHandle.ts';

const READ_EVERY_MS = 60_000;
const NOTHING = { game: 0, map: 0 };

/** Reports the token balances of players to the simulation while they are in the room. */
export interface TokenWatch {
  begin(sessionId: string, visitor: JoiningPlayer): void;
  end(sessionId: string): void;
}

export function createTokenWatch(
  room: Pick<RoomHandle, 'context' | 'gameId' | 'roomId' | 'simulation' | 'closed' | 'warn'>,
): TokenWatch {
  /** Users by seat. */
  const watched = new Map<string, string>();
  const read = async (userId: string): Promise<void> => {
    try {
      const tokens = await room.context.platform.readTokens({ gameId: room.gameId, userId });
      // A player who has left in the meantime, or continued in a frame, holds nothing here.
      if ([...watched.values()].includes(userId))
        room.simulation.post({ kind: 'tokens', room: room.roomId, userId, tokens });
    } catch (error) {
      // The last balance stays valid while a node is down.
      room.warn(error, 'could not read a balance');
    }
  };
  const reading = setInterval(() => {
    for (const userId of new Set(watched.values())) void read(userId);
  }, READ_EVERY_MS);
  reading.unref();
  void room.closed.promise.then(() => clearInterval(reading));
  return {
    begin(sessionId, { userId, hasWallet = false, isSpectator }) {
      if (userId === null || isSpectator) return;
      if (hasWallet) {
        watched.set(sessionId, userId);
        void read(userId);
        return;
      }
      // A user's newest seat counts. It may be inside a frame, where no wallet counts.
      for (const [session, watchedUser] of watched) {
        if (watchedUser !== userId) continue;
        watched.delete(session);
        room.simulation.post({ kind: 'tokens', room: room.roomId, userId, tokens: NOTHING });
      }
    },
    end(sessionId) {
      watched.delete(sessionId);
    },
  };
}
