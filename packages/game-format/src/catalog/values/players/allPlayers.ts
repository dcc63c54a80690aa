import { defineValue } from '../../entry/defineEntry.ts';

export const allPlayers = defineValue({
  name: 'allPlayers',
  category: 'players',
  sentence: 'all players',
  help: 'Every player and bot, in the order they joined.',
  params: {},
  returns: 'players',
  example: { get: 'allPlayers' },
});
