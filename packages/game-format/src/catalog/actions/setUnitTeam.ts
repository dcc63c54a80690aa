import { defineAction } from '../defineEntry.ts';
import { param } from '../params.ts';

export const setUnitTeam = defineAction({
  name: 'setUnitTeam',
  category: 'units',
  sentence: 'Put {unit} into team {team}',
  help: 'Changes the team of a unit, whatever team its player is in.',
  params: { unit: param('unit'), team: param('team') },
  example: { do: 'setUnitTeam', unit: { get: 'triggeringUnit' }, team: 'red' },
});
