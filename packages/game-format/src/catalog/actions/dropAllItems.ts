import { defineAction } from '../defineEntry.ts';
import { param } from '../params.ts';

export const dropAllItems = defineAction({
  name: 'dropAllItems',
  category: 'items',
  sentence: 'Let {unit} drop everything',
  help: 'Puts everything from the inventory on the ground.',
  params: { unit: param('unit') },
  example: { do: 'dropAllItems', unit: { get: 'triggeringUnit' } },
});
