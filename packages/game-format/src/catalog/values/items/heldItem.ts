import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const heldItem = defineValue({
  name: 'heldItem',
  category: 'items',
  sentence: 'the item held by {unit}',
  help: 'The item a unit is holding, or nothing if its hands are empty.',
  params: { unit: param('unit') },
  returns: 'item',
  example: { get: 'heldItem', unit: { get: 'triggeringUnit' } },
});
