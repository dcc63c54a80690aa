import { defineValue } from '../defineEntry.ts';
import { numberParam } from '../params.ts';

export const subtract = defineValue({
  name: 'subtract',
  category: 'numbers',
  sentence: '{a} − {b}',
  help: 'Subtracts the second number from the first.',
  params: { a: numberParam(), b: numberParam() },
  returns: 'number',
  example: { get: 'subtract', a: 5, b: 2 },
});
