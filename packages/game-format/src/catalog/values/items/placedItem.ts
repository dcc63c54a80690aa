import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const placedItem = defineValue({
  name: 'placedItem',
  category: 'items',
  sentence: 'the placed item {placement}',
  help: 'An item that was placed on the map in the editor, or nothing if it no longer exists.',
  params: { placement: param('placement') },
  returns: 'item',
  example: { get: 'placedItem', placement: 'first-potion' },
});
