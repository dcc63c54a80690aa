import type { PlayerId } from '@playloom/game-format';
import type { PlayerView } from '@playloom/protocol';

/** The name that others have for a player who streams. Names of bots belong to no one. */
export function nameForStream(
  { id, name, isBot }: Pick<PlayerView, 'id' | 'name' | 'isBot'>,
  me: PlayerId | null,
): string {
  return id === me || isBot ? name : `Player ${id}`;
}
