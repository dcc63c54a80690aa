import { defineValue } from '../../entry/defineEntry.ts';

export const allTeams = defineValue({
  name: 'allTeams',
  category: 'teams',
  sentence: 'all teams',
  help: 'Every team, sorted by ID.',
  params: {},
  returns: 'teams',
  example: { get: 'allTeams' },
});
