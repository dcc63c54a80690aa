import type { Unit } from '@playloom/engine';
import type { TestRoom } from './openGameTestRoom.ts';

/** The current value of an attribute that the type of the unit has. */
export function readUnitAttribute({ world }: TestRoom, unit: Unit, attribute: string): number {
  const { stride, value } = world.entities.attributes;
  const { attributes } = world.game.units.get(unit.type)!;
  const column = attributes.find(({ id }) => id === attribute)!.column;
  return value[unit.slot * stride + column]!;
}
