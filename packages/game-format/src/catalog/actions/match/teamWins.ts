import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const teamWins = defineAction({
  name: 'teamWins',
  category: 'match',
  sentence: 'Make team {team} win the round',
  help: 'Ends the round with a team as the winner.',
  params: { team: param('team') },
  example: { do: 'teamWins', team: 'red' },
});
