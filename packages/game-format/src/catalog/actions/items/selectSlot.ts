import { defineAction } from '../../entry/defineEntry.ts';
import { numberParam, param } from '../../entry/params.ts';

export const selectSlot = defineAction({
  name: 'selectSlot',
  category: 'items',
  sentence: 'Make {unit} hold the item in slot {slot}',
  help: 'Changes which item a unit holds. Slots are numbered from 1.',
  params: { unit: param('unit'), slot: numberParam({ default: 1, min: 1, max: 100 }) },
  example: { do: 'selectSlot', unit: { get: 'triggeringUnit' }, slot: 2 },
});
