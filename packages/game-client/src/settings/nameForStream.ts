import type { PlayerId } from '@playloom/game-format';
import type { PlayerView } from '@playloom/protocol';

type NamedPlayer = Pick<PlayerView, 'id' | 'name' | 'isBot'>;

/** The name that others have for a player who streams. Names of bots belong to no one. */
export function nameForStream({ id, name, isBot }: NamedPlayer, me: PlayerId | null): string {
  return id === me || isBot ? name : `Player ${id}`;
}

/** Returns a function that replaces the names of others in a text of the game. */
export function createStreamRenamer(
  players: Iterable<NamedPlayer>,
  me: PlayerId | null,
): (text: string) => string {
  // Longer names first, because a name may contain another one.
  const names = [...players]
    .map((player) => [player.name, nameForStream(player, me)] as const)
    .filter(([name, shown]) => name !== shown && name !== '')
    .toSorted(([a], [b]) => b.length - a.length);
  return (text) => names.reduce((renamed, [name, shown]) => renamed.replaceAll(name, shown), text);
}
