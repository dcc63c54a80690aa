import { defineAction } from '../defineEntry.ts';
import { param } from '../params.ts';

export const pickUpItem = defineAction({
  name: 'pickUpItem',
  category: 'items',
  sentence: 'Let {unit} pick up {item}',
  help: 'Puts an item from the ground into the inventory, however far away it lies.',
  params: { unit: param('unit'), item: param('item') },
  example: { do: 'pickUpItem', unit: { get: 'triggeringUnit' }, item: { get: 'triggeringItem' } },
});
