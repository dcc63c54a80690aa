import { defineAction } from '../defineEntry.ts';
import { param } from '../params.ts';

export const changeUnitType = defineAction({
  name: 'changeUnitType',
  category: 'units',
  sentence: 'Change {unit} into {unitType}',
  help: 'Makes another type of a unit where it stands. Owner, team, variables and fitting items stay.',
  params: { unit: param('unit'), unitType: param('unitType') },
  example: { do: 'changeUnitType', unit: { get: 'triggeringUnit' }, unitType: 'wolf' },
});
