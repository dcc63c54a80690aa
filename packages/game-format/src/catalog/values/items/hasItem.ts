import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const hasItem = defineValue({
  name: 'hasItem',
  category: 'items',
  sentence: '{unit} has {itemType}',
  help: 'Whether a unit has at least one item of a type.',
  params: { unit: param('unit'), itemType: param('itemType') },
  returns: 'boolean',
  example: { get: 'hasItem', unit: { get: 'triggeringUnit' }, itemType: 'sword' },
});
