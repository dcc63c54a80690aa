import { defineValue } from '../defineEntry.ts';

export const roundNumber = defineValue({
  name: 'roundNumber',
  category: 'match',
  sentence: 'the number of the round',
  help: 'Which round is played, counted from 1; 0 before the first.',
  params: {},
  returns: 'number',
  example: { get: 'roundNumber' },
});
