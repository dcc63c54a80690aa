import { defineAction } from '../defineEntry.ts';
import { loopParam, param } from '../params.ts';

export const forEachItem = defineAction({
  name: 'forEachItem',
  category: 'flow',
  sentence: 'For each item of {items}',
  help: 'Does the actions once for every item of a group; inside, that item is at hand.',
  params: { items: param('items'), actions: loopParam({ eachItem: 'item' }) },
  example: {
    do: 'forEachItem',
    items: { get: 'itemsOnGround' },
    actions: [{ do: 'destroyEntity', entity: { get: 'eachItem' } }],
  },
});
