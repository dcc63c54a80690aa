import { defineValue } from '../defineEntry.ts';
import { param } from '../params.ts';

export const hasItem = defineValue({
  name: 'hasItem',
  category: 'items',
  sentence: '{unit} has {itemType}',
  help: 'Whether at least one of an item type is in an inventory.',
  params: { unit: param('unit'), itemType: param('itemType') },
  returns: 'boolean',
  example: { get: 'hasItem', unit: { get: 'triggeringUnit' }, itemType: 'sword' },
});
