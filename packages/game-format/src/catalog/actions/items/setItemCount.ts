import { defineAction } from '../../entry/defineEntry.ts';
import { numberParam, param } from '../../entry/params.ts';

export const setItemCount = defineAction({
  name: 'setItemCount',
  category: 'items',
  sentence: 'Set the stack size of {item} to {count}',
  help: 'Changes how many items are in a stack. 0 removes the stack.',
  params: { item: param('item'), count: numberParam({ default: 1, min: 0, max: 9999 }) },
  example: { do: 'setItemCount', item: { get: 'triggeringItem' }, count: 5 },
});
