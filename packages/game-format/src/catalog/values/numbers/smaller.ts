import { defineValue } from '../../entry/defineEntry.ts';
import { numberParam } from '../../entry/params.ts';

export const smaller = defineValue({
  name: 'smaller',
  category: 'numbers',
  sentence: 'the smaller of {a} and {b}',
  help: 'The smaller of two numbers.',
  params: { a: numberParam(), b: numberParam() },
  returns: 'number',
  example: { get: 'smaller', a: 3, b: 5 },
});
