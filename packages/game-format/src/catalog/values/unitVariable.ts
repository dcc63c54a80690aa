import { defineValue } from '../defineEntry.ts';
import { param } from '../params.ts';

export const unitVariable = defineValue({
  name: 'unitVariable',
  category: 'variables',
  sentence: '{variable} of {unit}',
  help: 'The value of a variable of one unit.',
  params: { unit: param('unit'), variable: param('unitVariable') },
  returns: 'any',
  returnsVariable: 'variable',
  example: { get: 'unitVariable', unit: { get: 'triggeringUnit' }, variable: 'level' },
});
