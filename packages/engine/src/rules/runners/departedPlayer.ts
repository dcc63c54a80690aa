import type { PlayerId, ValueParam } from '@playloom/game-format';

/**
 * The value of an optional player parameter if the given player has left. It can't be null, because null means
 * everyone, and a message to a player who left must not go to everyone.
 */
export const DEPARTED_PLAYER: PlayerId = -1;

export function canBeDepartedPlayer({ type, isOptional }: ValueParam): boolean {
  return isOptional && type === 'player';
}
