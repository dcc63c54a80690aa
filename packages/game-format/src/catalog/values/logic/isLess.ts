import { defineValue } from '../../entry/defineEntry.ts';
import { numberParam } from '../../entry/params.ts';

export const isLess = defineValue({
  name: 'isLess',
  category: 'logic',
  sentence: '{a} is less than {b}',
  help: 'Whether the first number is less than the second.',
  params: { a: numberParam(), b: numberParam() },
  returns: 'boolean',
  example: { get: 'isLess', a: 1, b: 2 },
});
