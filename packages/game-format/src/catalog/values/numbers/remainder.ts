import { defineValue } from '../../entry/defineEntry.ts';
import { numberParam } from '../../entry/params.ts';

export const remainder = defineValue({
  name: 'remainder',
  category: 'numbers',
  sentence: 'the remainder of {a} ÷ {b}',
  help: 'The remainder of a division. It has the same sign as the second number. Dividing by 0 gives 0.',
  params: { a: numberParam(), b: numberParam() },
  returns: 'number',
  example: { get: 'remainder', a: 10, b: 3 },
});
