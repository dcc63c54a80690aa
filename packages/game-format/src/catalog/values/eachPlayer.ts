import { defineValue } from '../defineEntry.ts';

export const eachPlayer = defineValue({
  name: 'eachPlayer',
  category: 'flow',
  sentence: 'the player of this round',
  help: 'The player a loop over players has come to.',
  params: {},
  returns: 'player',
  context: 'loop',
  example: { get: 'eachPlayer' },
});
