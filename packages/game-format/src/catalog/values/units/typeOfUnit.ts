import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const typeOfUnit = defineValue({
  name: 'typeOfUnit',
  category: 'units',
  sentence: 'the type of {unit}',
  help: 'The type of a unit.',
  params: { unit: param('unit') },
  returns: 'unitType',
  example: { get: 'typeOfUnit', unit: { get: 'triggeringUnit' } },
});
