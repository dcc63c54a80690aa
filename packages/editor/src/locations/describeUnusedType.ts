import type { ReferenceTarget } from '@playloom/game-format';

/** Explains for an unused type that it can be deleted, or how to make it available to players. */
export function describeUnusedType(target: ReferenceTarget): string {
  if (target === 'shop' || target === 'dialogue') {
    return `Players can’t open this ${target} yet. Choose it under “Interaction” in a unit or prop, or add a rule: “open the ${target} … for …”.`;
  }
  return 'Not used yet. It can be deleted safely.';
}
