import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const playersOfTeam = defineValue({
  name: 'playersOfTeam',
  category: 'players',
  sentence: 'the players on team {team}',
  help: 'Every player and bot on a team, in the order they joined.',
  params: { team: param('team') },
  returns: 'players',
  example: { get: 'playersOfTeam', team: 'red' },
});
