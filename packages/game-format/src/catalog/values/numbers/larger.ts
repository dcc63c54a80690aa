import { defineValue } from '../../entry/defineEntry.ts';
import { numberParam } from '../../entry/params.ts';

export const larger = defineValue({
  name: 'larger',
  category: 'numbers',
  sentence: 'the larger of {a} and {b}',
  help: 'The larger of two numbers.',
  params: { a: numberParam(), b: numberParam() },
  returns: 'number',
  example: { get: 'larger', a: 3, b: 5 },
});
