import { defineAction } from '../../entry/defineEntry.ts';
import { numberParam, param } from '../../entry/params.ts';

export const changeUnitVariable = defineAction({
  name: 'changeUnitVariable',
  category: 'variables',
  sentence: 'Add {amount} to {variable} of {unit}',
  help: 'Adds to one unit’s number variable. Use a negative amount to subtract.',
  params: { unit: param('unit'), variable: param('unitVariable'), amount: numberParam({ default: 1 }) },
  example: { do: 'changeUnitVariable', unit: { get: 'triggeringUnit' }, variable: 'level', amount: 1 },
});
