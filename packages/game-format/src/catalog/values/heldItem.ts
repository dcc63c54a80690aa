import { defineValue } from '../defineEntry.ts';
import { param } from '../params.ts';

export const heldItem = defineValue({
  name: 'heldItem',
  category: 'items',
  sentence: 'the item in the hand of {unit}',
  help: 'The item a unit holds; nothing when its hand is empty.',
  params: { unit: param('unit') },
  returns: 'item',
  example: { get: 'heldItem', unit: { get: 'triggeringUnit' } },
});
