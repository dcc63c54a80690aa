import { defineValue } from '../../entry/defineEntry.ts';

export const eachPlayer = defineValue({
  name: 'eachPlayer',
  category: 'flow',
  sentence: 'this player',
  help: 'The current player in a loop over players.',
  params: {},
  returns: 'player',
  context: 'loop',
  example: { get: 'eachPlayer' },
});
