import { defineValue } from '../../entry/defineEntry.ts';
import { numberParam } from '../../entry/params.ts';

export const isAtMost = defineValue({
  name: 'isAtMost',
  category: 'logic',
  sentence: '{a} is at most {b}',
  help: 'Whether the first number is less than or equal to the second.',
  params: { a: numberParam(), b: numberParam() },
  returns: 'boolean',
  example: { get: 'isAtMost', a: 2, b: 2 },
});
