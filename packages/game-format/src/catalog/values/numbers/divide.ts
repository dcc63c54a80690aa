import { defineValue } from '../../entry/defineEntry.ts';
import { numberParam } from '../../entry/params.ts';

export const divide = defineValue({
  name: 'divide',
  category: 'numbers',
  sentence: '{a} ÷ {b}',
  help: 'Divides the first number by the second. Dividing by 0 gives 0.',
  params: { a: numberParam(), b: numberParam() },
  returns: 'number',
  example: { get: 'divide', a: 10, b: 4 },
});
