import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const changeUnitType = defineAction({
  name: 'changeUnitType',
  category: 'units',
  sentence: 'Change {unit} into {unitType}',
  help: 'Turns a unit into another type. The unit keeps its position, owner, team, variables, and any items that fit.',
  params: { unit: param('unit'), unitType: param('unitType') },
  example: { do: 'changeUnitType', unit: { get: 'triggeringUnit' }, unitType: 'wolf' },
});
