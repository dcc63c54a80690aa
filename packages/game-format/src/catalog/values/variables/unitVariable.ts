import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const unitVariable = defineValue({
  name: 'unitVariable',
  category: 'variables',
  sentence: '{variable} of {unit}',
  help: 'The value of one unit’s variable.',
  params: { unit: param('unit'), variable: param('unitVariable') },
  returns: 'any',
  returnsVariable: 'variable',
  example: { get: 'unitVariable', unit: { get: 'triggeringUnit' }, variable: 'level' },
});
