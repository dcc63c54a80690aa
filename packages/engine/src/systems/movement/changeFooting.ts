import type { Footing, Unit } from '../../world/Entity.ts';

export function changeFooting(unit: Unit, changes: Partial<Footing>): void {
  unit.footing = { ...unit.footing, ...changes };
}
