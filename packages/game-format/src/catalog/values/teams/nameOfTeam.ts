import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const nameOfTeam = defineValue({
  name: 'nameOfTeam',
  category: 'teams',
  sentence: 'the name of team {team}',
  help: 'The name of a team.',
  params: { team: param('team') },
  returns: 'text',
  example: { get: 'nameOfTeam', team: 'red' },
});
