import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const setUnitVariable = defineAction({
  name: 'setUnitVariable',
  category: 'variables',
  sentence: 'Set {variable} of {unit} to {value}',
  help: 'Sets one unit’s variable to a value.',
  params: {
    unit: param('unit'),
    variable: param('unitVariable'),
    value: param('any', { fitsVariable: 'variable' }),
  },
  example: { do: 'setUnitVariable', unit: { get: 'triggeringUnit' }, variable: 'level', value: 2 },
});
