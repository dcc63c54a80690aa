import { defineValue } from '../../entry/defineEntry.ts';

export const botPlayers = defineValue({
  name: 'botPlayers',
  category: 'players',
  sentence: 'all bots',
  help: 'Every bot, in the order they joined.',
  params: {},
  returns: 'players',
  example: { get: 'botPlayers' },
});
