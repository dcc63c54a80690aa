import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const dropAllItems = defineAction({
  name: 'dropAllItems',
  category: 'items',
  sentence: 'Make {unit} drop all items',
  help: 'Makes a unit drop everything in its inventory on the ground.',
  params: { unit: param('unit') },
  example: { do: 'dropAllItems', unit: { get: 'triggeringUnit' } },
});
