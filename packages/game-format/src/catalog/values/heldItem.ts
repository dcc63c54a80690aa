import { defineValue } from '../defineEntry.ts';
import { param } from '../params.ts';

export const heldItem = defineValue({
  name: 'heldItem',
  category: 'items',
  sentence: 'the item held by {unit}',
  help: 'The item that a unit holds. Nothing if it holds none.',
  params: { unit: param('unit') },
  returns: 'item',
  example: { get: 'heldItem', unit: { get: 'triggeringUnit' } },
});
