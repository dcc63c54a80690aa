import { defineValue } from '../defineEntry.ts';

export const allTeams = defineValue({
  name: 'allTeams',
  category: 'teams',
  sentence: 'all teams',
  help: 'Every team, in the order of their ids.',
  params: {},
  returns: 'teams',
  example: { get: 'allTeams' },
});
