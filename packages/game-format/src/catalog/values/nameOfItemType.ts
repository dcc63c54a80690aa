import { defineValue } from '../defineEntry.ts';
import { param } from '../params.ts';

export const nameOfItemType = defineValue({
  name: 'nameOfItemType',
  category: 'items',
  sentence: 'the name of item type {itemType}',
  help: 'The name of an item type.',
  params: { itemType: param('itemType') },
  returns: 'text',
  example: { get: 'nameOfItemType', itemType: 'sword' },
});
