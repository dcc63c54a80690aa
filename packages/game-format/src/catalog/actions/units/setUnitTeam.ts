import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const setUnitTeam = defineAction({
  name: 'setUnitTeam',
  category: 'units',
  sentence: 'Put {unit} on team {team}',
  help: 'Changes a unit’s team, even if its player is on another team.',
  params: { unit: param('unit'), team: param('team') },
  example: { do: 'setUnitTeam', unit: { get: 'triggeringUnit' }, team: 'red' },
});
