import { defineValue } from '../../entry/defineEntry.ts';

export const triggeringBuff = defineValue({
  name: 'triggeringBuff',
  category: 'combat',
  sentence: 'the triggering buff',
  help: 'The buff that the unit got or lost.',
  params: {},
  returns: 'buff',
  context: 'trigger',
  example: { get: 'triggeringBuff' },
});
