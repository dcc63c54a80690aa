import type { GameIdentity } from './EditorSession.ts';

/**
 * Explains that the plan does not allow rooms of this size; null if it does. The server gives the same
 * message.
 */
export function describePlayersLimit(identity: GameIdentity, maxPlayers: number): string | null {
  const limit = identity.kind === 'stored' ? (identity.playersLimit ?? null) : null;
  return limit === null || maxPlayers <= limit ? null : `Your plan allows up to ${limit} players per room.`;
}
