import type { PlayerId, ValueParam } from '@playloom/game-format';

/**
 * The value of an optional player that was given but has left: null means everyone, and a message for someone
 * who left must not go to all.
 */
export const DEPARTED_PLAYER: PlayerId = -1;

export function canBeDepartedPlayer({ type, isOptional }: ValueParam): boolean {
  return isOptional && type === 'player';
}
