import { defineValue } from '../defineEntry.ts';

export const triggeringItem = defineValue({
  name: 'triggeringItem',
  category: 'items',
  sentence: 'the triggering item',
  help: 'The item this rule is about: picked up, dropped, used, touched.',
  params: {},
  returns: 'item',
  context: 'trigger',
  example: { get: 'triggeringItem' },
});
