import type { JoiningPlayer } from '../../platform/rooms/JoiningPlayer.ts';
import type { RoomHandle } from './RoomHandle.ts';

const READ_EVERY_MS = 60_000;
const NOTHING = { game: 0, map: 0 };

/** Reports the token balances of players to the simulation while they are in the room. */
export interface TokenWatcher {
  begin(sessionId: string, visitor: JoiningPlayer): void;
  end(sessionId: string): void;
}

export function createTokenWatcher(
  room: Pick<RoomHandle, 'context' | 'gameId' | 'roomId' | 'simulation' | 'closed' | 'warn'>,
): TokenWatcher {
  /** Maps the session id of a seat to its user. */
  const watched = new Map<string, string>();
  const read = async (userId: string): Promise<void> => {
    try {
      const tokens = await room.context.platform.readTokens({ gameId: room.gameId, userId });
      // Skip a player who has left in the meantime, or has rejoined without a wallet.
      if ([...watched.values()].includes(userId))
        room.simulation.post({ kind: 'tokens', room: room.roomId, userId, tokens });
    } catch (error) {
      // While a node is down, the last known balance stays in use.
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
      // This user rejoined without a wallet, for example in a frame on another site. The newest seat decides, so their
      // tokens are removed.
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
