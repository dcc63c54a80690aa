import { defineValue } from '../defineEntry.ts';

export const lastCreatedItem = defineValue({
  name: 'lastCreatedItem',
  category: 'items',
  sentence: 'the item created last',
  help: 'The item this rule created last.',
  params: {},
  returns: 'item',
  example: { get: 'lastCreatedItem' },
});
