import type { Unit } from '@playloom/engine';
import type { TestRoom } from './openGameTestRoom.ts';

/** The current value, or the maximum, of an attribute that the type of the unit has. */
export function readUnitAttribute(
  { world }: TestRoom,
  unit: Unit,
  attribute: string,
  part: 'value' | 'max' = 'value',
): number {
  const { stride, [part]: numbers } = world.entities.attributes;
  const { attributes } = world.game.units.get(unit.type)!;
  const column = attributes.find(({ id }) => id === attribute)!.column;
  return numbers[unit.slot * stride + column]!;
}
