import { defineAction } from '../defineEntry.ts';

export const balanceTeams = defineAction({
  name: 'balanceTeams',
  category: 'teams',
  sentence: 'Balance the teams',
  help: 'Spreads the players over the open teams as evenly as can be, moving as few as possible.',
  params: {},
  example: { do: 'balanceTeams' },
});
