import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const pickUpItem = defineAction({
  name: 'pickUpItem',
  category: 'items',
  sentence: 'Make {unit} pick up {item}',
  help: 'Moves an item from the ground to a unit’s inventory, from any distance.',
  params: { unit: param('unit'), item: param('item') },
  example: { do: 'pickUpItem', unit: { get: 'triggeringUnit' }, item: { get: 'triggeringItem' } },
});
