import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const variable = defineValue({
  name: 'variable',
  category: 'variables',
  sentence: '{variable}',
  help: 'The value of a game variable.',
  params: { variable: param('globalVariable') },
  returns: 'any',
  returnsVariable: 'variable',
  example: { get: 'variable', variable: 'gold' },
});
