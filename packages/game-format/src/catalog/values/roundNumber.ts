import { defineValue } from '../defineEntry.ts';

export const roundNumber = defineValue({
  name: 'roundNumber',
  category: 'match',
  sentence: 'the round number',
  help: 'The number of the current round. The first round is 1; before it starts, this is 0.',
  params: {},
  returns: 'number',
  example: { get: 'roundNumber' },
});
