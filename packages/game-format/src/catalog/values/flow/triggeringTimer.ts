import { defineValue } from '../../entry/defineEntry.ts';

export const triggeringTimer = defineValue({
  name: 'triggeringTimer',
  category: 'flow',
  sentence: 'the timer that ended',
  help: 'The name of the timer that ended.',
  params: {},
  returns: 'text',
  context: 'trigger',
  example: { get: 'triggeringTimer' },
});
