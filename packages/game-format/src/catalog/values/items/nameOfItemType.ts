import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const nameOfItemType = defineValue({
  name: 'nameOfItemType',
  category: 'items',
  sentence: 'the name of item type {itemType}',
  help: 'The name of an item type.',
  params: { itemType: param('itemType') },
  returns: 'text',
  example: { get: 'nameOfItemType', itemType: 'sword' },
});
