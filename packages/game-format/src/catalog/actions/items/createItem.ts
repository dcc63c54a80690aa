import { defineAction } from '../../entry/defineEntry.ts';
import { numberParam, param } from '../../entry/params.ts';

export const createItem = defineAction({
  name: 'createItem',
  category: 'items',
  sentence: 'Create {count} × {itemType} at {position}',
  help: 'Puts an item on the ground.',
  params: {
    itemType: param('itemType'),
    position: param('position'),
    count: numberParam({ default: 1, min: 1, max: 9999 }),
  },
  example: { do: 'createItem', itemType: 'potion', position: { get: 'centerOf', region: 'gate' }, count: 2 },
});
