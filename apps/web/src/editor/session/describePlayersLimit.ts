import type { GameIdentity } from './EditorSession.ts';

/** Why rooms of this size can't be published, with the server's message; null when they can. */
export function describePlayersLimit(identity: GameIdentity, maxPlayers: number): string | null {
  const limit = identity.kind === 'stored' ? (identity.playersLimit ?? null) : null;
  return limit === null || maxPlayers <= limit ? null : `Your plan allows up to ${limit} players per room.`;
}
