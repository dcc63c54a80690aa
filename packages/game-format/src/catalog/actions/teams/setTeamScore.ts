import { defineAction } from '../../entry/defineEntry.ts';
import { numberParam, param } from '../../entry/params.ts';

export const setTeamScore = defineAction({
  name: 'setTeamScore',
  category: 'teams',
  sentence: 'Set the score of team {team} to {score}',
  help: 'Sets a team’s score on the scoreboard.',
  params: { team: param('team'), score: numberParam({ default: 0 }) },
  example: { do: 'setTeamScore', team: 'red', score: 0 },
});
