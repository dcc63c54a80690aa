import { defineValue } from '../../entry/defineEntry.ts';

export const lastCreatedItem = defineValue({
  name: 'lastCreatedItem',
  category: 'items',
  sentence: 'the last created item',
  help: 'The last item that this rule created.',
  params: {},
  returns: 'item',
  example: { get: 'lastCreatedItem' },
});
