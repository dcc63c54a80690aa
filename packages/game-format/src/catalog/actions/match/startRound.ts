import { defineAction } from '../../entry/defineEntry.ts';

export const startRound = defineAction({
  name: 'startRound',
  category: 'match',
  sentence: 'Start the next round',
  help: 'Starts a round now and moves everyone to a spawn point.',
  params: {},
  example: { do: 'startRound' },
});
