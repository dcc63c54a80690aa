import { defineValue } from '../../entry/defineEntry.ts';

export const triggeringItem = defineValue({
  name: 'triggeringItem',
  category: 'items',
  sentence: 'the triggering item',
  help: 'The item that triggered this rule, for example the item that was picked up, dropped, used, or touched.',
  params: {},
  returns: 'item',
  context: 'trigger',
  example: { get: 'triggeringItem' },
});
