import { defineValue } from '../defineEntry.ts';
import { numberParam } from '../params.ts';

export const remainder = defineValue({
  name: 'remainder',
  category: 'numbers',
  sentence: 'the remainder of {a} ÷ {b}',
  help: 'What is left over after a division, with the sign of the second number. Dividing by 0 gives 0.',
  params: { a: numberParam(), b: numberParam() },
  returns: 'number',
  example: { get: 'remainder', a: 10, b: 3 },
});
