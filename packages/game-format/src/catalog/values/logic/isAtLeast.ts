import { defineValue } from '../../entry/defineEntry.ts';
import { numberParam } from '../../entry/params.ts';

export const isAtLeast = defineValue({
  name: 'isAtLeast',
  category: 'logic',
  sentence: '{a} is at least {b}',
  help: 'Whether the first number is greater than or equal to the second.',
  params: { a: numberParam(), b: numberParam() },
  returns: 'boolean',
  example: { get: 'isAtLeast', a: 2, b: 2 },
});
