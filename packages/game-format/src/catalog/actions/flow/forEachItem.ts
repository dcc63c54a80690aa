import { defineAction } from '../../entry/defineEntry.ts';
import { loopParam, param } from '../../entry/params.ts';

export const forEachItem = defineAction({
  name: 'forEachItem',
  category: 'flow',
  sentence: 'For each item in {items}',
  help: 'Runs the actions once for every item in a group. Use “this item” in those actions.',
  params: { items: param('items'), actions: loopParam({ eachItem: 'item' }) },
  example: {
    do: 'forEachItem',
    items: { get: 'itemsOnGround' },
    actions: [{ do: 'destroyEntity', entity: { get: 'eachItem' } }],
  },
});
