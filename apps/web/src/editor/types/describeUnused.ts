import type { ReferenceTarget } from '@playloom/game-format';

/** Of what nothing speaks of: that it may go, or what is missing for players to ever see it. */
export function describeUnused(target: ReferenceTarget): string {
  if (target === 'shop' || target === 'dialogue') {
    return `No player can open this ${target} yet. Choose it in a unit or a prop, under “Interaction”, or write a rule: “open the ${target} … for …”.`;
  }
  return 'Nothing uses it yet. It can be deleted without harm.';
}
