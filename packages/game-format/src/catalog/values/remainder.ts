import { defineValue } from '../defineEntry.ts';
import { numberParam } from '../params.ts';

export const remainder = defineValue({
  name: 'remainder',
  category: 'numbers',
  sentence: 'the remainder of {a} ÷ {b}',
  help: 'What is left over when dividing, with the sign of the second number; 0 for a division by 0.',
  params: { a: numberParam(), b: numberParam() },
  returns: 'number',
  example: { get: 'remainder', a: 10, b: 3 },
});
