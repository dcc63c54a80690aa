import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const scoreOfTeam = defineValue({
  name: 'scoreOfTeam',
  category: 'teams',
  sentence: 'the score of team {team}',
  help: 'A team’s score on the scoreboard.',
  params: { team: param('team') },
  returns: 'number',
  example: { get: 'scoreOfTeam', team: 'red' },
});
