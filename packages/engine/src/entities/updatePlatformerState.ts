import type { PlatformerState, Unit } from './Entity.ts';

export function updatePlatformerState(unit: Unit, changes: Partial<PlatformerState>): void {
  unit.footing = { ...unit.footing, ...changes };
}
