import { defineValue } from '../defineEntry.ts';

export const bestPlayer = defineValue({
  name: 'bestPlayer',
  category: 'players',
  sentence: 'the player with the highest score',
  help: 'The player that is ahead; of several the one that joined first.',
  params: {},
  returns: 'player',
  example: { get: 'bestPlayer' },
});
