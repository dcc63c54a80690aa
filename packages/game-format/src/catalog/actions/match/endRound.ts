import { defineAction } from '../../entry/defineEntry.ts';

export const endRound = defineAction({
  name: 'endRound',
  category: 'match',
  sentence: 'End the round',
  help: 'Ends the round without a winner.',
  params: {},
  example: { do: 'endRound' },
});
