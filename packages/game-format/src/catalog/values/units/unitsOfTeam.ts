import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const unitsOfTeam = defineValue({
  name: 'unitsOfTeam',
  category: 'units',
  sentence: 'the units of team {team}',
  help: 'Every living unit on a team.',
  params: { team: param('team') },
  returns: 'units',
  example: { get: 'unitsOfTeam', team: 'red' },
});
