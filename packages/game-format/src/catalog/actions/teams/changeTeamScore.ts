import { defineAction } from '../../entry/defineEntry.ts';
import { numberParam, param } from '../../entry/params.ts';

export const changeTeamScore = defineAction({
  name: 'changeTeamScore',
  category: 'teams',
  sentence: 'Add {amount} to the score of team {team}',
  help: 'Adds to a team’s score on the scoreboard. Use a negative amount to subtract.',
  params: { team: param('team'), amount: numberParam({ default: 1 }) },
  example: { do: 'changeTeamScore', team: 'red', amount: 1 },
});
