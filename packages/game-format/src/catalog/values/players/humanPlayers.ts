import { defineValue } from '../../entry/defineEntry.ts';

export const humanPlayers = defineValue({
  name: 'humanPlayers',
  category: 'players',
  sentence: 'all human players',
  help: 'Every player except bots, in the order they joined.',
  params: {},
  returns: 'players',
  example: { get: 'humanPlayers' },
});
