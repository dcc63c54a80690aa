import { defineValue } from '../../entry/defineEntry.ts';
import { numberParam, param } from '../../entry/params.ts';

export const itemInSlot = defineValue({
  name: 'itemInSlot',
  category: 'items',
  sentence: 'the item in slot {slot} of {unit}',
  help: 'The item in an inventory slot. Slots are numbered from 1.',
  params: { unit: param('unit'), slot: numberParam({ default: 1, min: 1, max: 100 }) },
  returns: 'item',
  example: { get: 'itemInSlot', unit: { get: 'triggeringUnit' }, slot: 1 },
});
