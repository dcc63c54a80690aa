import { defineValue } from '../defineEntry.ts';
import { param } from '../params.ts';

export const scoreOfTeam = defineValue({
  name: 'scoreOfTeam',
  category: 'teams',
  sentence: 'the score of team {team}',
  help: 'A team’s score on the scoreboard.',
  params: { team: param('team') },
  returns: 'number',
  example: { get: 'scoreOfTeam', team: 'red' },
});
