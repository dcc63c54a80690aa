import { defineAction } from '../defineEntry.ts';
import { param } from '../params.ts';

export const teamWins = defineAction({
  name: 'teamWins',
  category: 'match',
  sentence: 'Team {team} wins the round',
  help: 'Ends the round with a team as its winner.',
  params: { team: param('team') },
  example: { do: 'teamWins', team: 'red' },
});
