import { defineAction } from '../../entry/defineEntry.ts';
import { numberParam, param } from '../../entry/params.ts';

export const dropItem = defineAction({
  name: 'dropItem',
  category: 'items',
  sentence: 'Make {unit} drop the item in slot {slot}',
  help: 'Makes a unit drop an item from its inventory on the ground. Slot 0 is the held item.',
  params: { unit: param('unit'), slot: numberParam({ default: 0, min: 0, max: 100 }) },
  example: { do: 'dropItem', unit: { get: 'triggeringUnit' } },
});
