import type { World } from '../../world/World.ts';

/**
 * Whether players can't move: before a round starts and after it ends. They can move while waiting for more
 * players.
 */
export function isMatchFrozen({ match }: World): boolean {
  return match.phase === 'countdown' || match.phase === 'pause' || match.phase === 'over';
}
