import { defineValue } from '../../entry/defineEntry.ts';

export const triggeringTeam = defineValue({
  name: 'triggeringTeam',
  category: 'teams',
  sentence: 'the triggering team',
  help: 'The team that won, or the team that a player joined.',
  params: {},
  returns: 'team',
  context: 'trigger',
  example: { get: 'triggeringTeam' },
});
