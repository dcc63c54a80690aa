import { defineValue } from '../defineEntry.ts';

export const roundTimeLeft = defineValue({
  name: 'roundTimeLeft',
  category: 'match',
  sentence: 'the seconds left in the round',
  help: 'How many seconds are left. 0 if the round has no time limit or is over.',
  params: {},
  returns: 'number',
  example: { get: 'roundTimeLeft' },
});
