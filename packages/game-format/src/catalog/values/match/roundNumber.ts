import { defineValue } from '../../entry/defineEntry.ts';

export const roundNumber = defineValue({
  name: 'roundNumber',
  category: 'match',
  sentence: 'the round number',
  help: 'The number of the current round, starting at 1. Before the first round, it’s 0.',
  params: {},
  returns: 'number',
  example: { get: 'roundNumber' },
});
