import { defineValue } from '../defineEntry.ts';
import { numberParam } from '../params.ts';

export const larger = defineValue({
  name: 'larger',
  category: 'numbers',
  sentence: 'the larger of {a} and {b}',
  help: 'The larger of two numbers.',
  params: { a: numberParam(), b: numberParam() },
  returns: 'number',
  example: { get: 'larger', a: 3, b: 5 },
});
