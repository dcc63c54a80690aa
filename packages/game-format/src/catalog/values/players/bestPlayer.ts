import { defineValue } from '../../entry/defineEntry.ts';

export const bestPlayer = defineValue({
  name: 'bestPlayer',
  category: 'players',
  sentence: 'the player with the highest score',
  help: 'The player in the lead. If several players are tied, it’s the one who joined first.',
  params: {},
  returns: 'player',
  example: { get: 'bestPlayer' },
});
