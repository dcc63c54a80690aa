import { defineValue } from '../../entry/defineEntry.ts';

export const itemsOnGround = defineValue({
  name: 'itemsOnGround',
  category: 'items',
  sentence: 'all items on the ground',
  help: 'Every item on the ground, oldest first.',
  params: {},
  returns: 'items',
  example: { get: 'itemsOnGround' },
});
