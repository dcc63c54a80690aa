import type { PlayerId, ValueParam } from '@playloom/game-format';

/**
 * What an optional player is when it was named but has left: null means everyone, and a message for someone
 * who is gone must not go to all.
 */
export const DEPARTED_PLAYER: PlayerId = -1;

export function canBeDepartedPlayer({ type, isOptional }: ValueParam): boolean {
  return isOptional && type === 'player';
}
