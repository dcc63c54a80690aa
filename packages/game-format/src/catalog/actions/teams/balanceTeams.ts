import { defineAction } from '../../entry/defineEntry.ts';

export const balanceTeams = defineAction({
  name: 'balanceTeams',
  category: 'teams',
  sentence: 'Balance the teams',
  help: 'Evens out the teams that players can join, moving as few players as possible.',
  params: {},
  example: { do: 'balanceTeams' },
});
