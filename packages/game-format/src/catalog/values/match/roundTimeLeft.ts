import { defineValue } from '../../entry/defineEntry.ts';

export const roundTimeLeft = defineValue({
  name: 'roundTimeLeft',
  category: 'match',
  sentence: 'the seconds left in the round',
  help: 'How many seconds are left in the round, or 0 if the round is over or has no time limit.',
  params: {},
  returns: 'number',
  example: { get: 'roundTimeLeft' },
});
