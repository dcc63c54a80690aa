import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const useItem = defineAction({
  name: 'useItem',
  category: 'items',
  sentence: 'Make {unit} use its held item',
  help: 'Makes a unit use the item it’s holding once, if the item is ready.',
  params: { unit: param('unit') },
  example: { do: 'useItem', unit: { get: 'triggeringUnit' } },
});
