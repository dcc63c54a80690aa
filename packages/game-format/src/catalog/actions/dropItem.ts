import { defineAction } from '../defineEntry.ts';
import { numberParam, param } from '../params.ts';

export const dropItem = defineAction({
  name: 'dropItem',
  category: 'items',
  sentence: 'Let {unit} drop what is in slot {slot}',
  help: 'Puts an item from the inventory on the ground; slot 0 is the one in hand.',
  params: { unit: param('unit'), slot: numberParam({ default: 0, min: 0, max: 100 }) },
  example: { do: 'dropItem', unit: { get: 'triggeringUnit' } },
});
