import { defineValue } from '../defineEntry.ts';
import { param } from '../params.ts';

export const scoreOfTeam = defineValue({
  name: 'scoreOfTeam',
  category: 'teams',
  sentence: 'the score of team {team}',
  help: 'What the scoreboard shows for a team.',
  params: { team: param('team') },
  returns: 'number',
  example: { get: 'scoreOfTeam', team: 'red' },
});
