import { defineValue } from '../../entry/defineEntry.ts';

export const playerCount = defineValue({
  name: 'playerCount',
  category: 'players',
  sentence: 'the number of players',
  help: 'How many players and bots are in the room.',
  params: {},
  returns: 'number',
  example: { get: 'playerCount' },
});
