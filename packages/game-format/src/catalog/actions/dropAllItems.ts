import { defineAction } from '../defineEntry.ts';
import { param } from '../params.ts';

export const dropAllItems = defineAction({
  name: 'dropAllItems',
  category: 'items',
  sentence: 'Make {unit} drop all items',
  help: 'Drops everything in the inventory on the ground.',
  params: { unit: param('unit') },
  example: { do: 'dropAllItems', unit: { get: 'triggeringUnit' } },
});
