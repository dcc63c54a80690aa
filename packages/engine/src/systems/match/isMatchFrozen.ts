import type { World } from '../../world/World.ts';

/** Whether players have to stand still: before a round starts and after it ended. While waiting for more players they may walk about. */
export function isMatchFrozen({ match }: World): boolean {
  return match.phase === 'countdown' || match.phase === 'pause' || match.phase === 'over';
}
