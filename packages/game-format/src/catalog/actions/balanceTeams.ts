import { defineAction } from '../defineEntry.ts';

export const balanceTeams = defineAction({
  name: 'balanceTeams',
  category: 'teams',
  sentence: 'Balance the teams',
  help: 'Spreads players evenly across the open teams and moves as few as possible.',
  params: {},
  example: { do: 'balanceTeams' },
});
