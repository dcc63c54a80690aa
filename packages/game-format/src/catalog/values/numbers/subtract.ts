import { defineValue } from '../../entry/defineEntry.ts';
import { numberParam } from '../../entry/params.ts';

export const subtract = defineValue({
  name: 'subtract',
  category: 'numbers',
  sentence: '{a} − {b}',
  help: 'Subtracts the second number from the first.',
  params: { a: numberParam(), b: numberParam() },
  returns: 'number',
  example: { get: 'subtract', a: 5, b: 2 },
});
