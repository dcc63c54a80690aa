import { defineValue } from '../defineEntry.ts';

export const humanPlayers = defineValue({
  name: 'humanPlayers',
  category: 'players',
  sentence: 'all human players',
  help: 'Every player that is not a bot, in the order they joined.',
  params: {},
  returns: 'players',
  example: { get: 'humanPlayers' },
});
