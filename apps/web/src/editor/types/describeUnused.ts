import type { ReferenceTarget } from '@playloom/game-format';

/** Text for unused types: they can be deleted, or what is missing for players to see them. */
export function describeUnused(target: ReferenceTarget): string {
  if (target === 'shop' || target === 'dialogue') {
    return `Players can’t open this ${target} yet. Choose it in a unit or a prop under “Interaction”, or add a rule: “open the ${target} … for …”.`;
  }
  return 'Not used yet. It can be deleted safely.';
}
