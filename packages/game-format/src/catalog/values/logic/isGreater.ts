import { defineValue } from '../../entry/defineEntry.ts';
import { numberParam } from '../../entry/params.ts';

export const isGreater = defineValue({
  name: 'isGreater',
  category: 'logic',
  sentence: '{a} is greater than {b}',
  help: 'Whether the first number is greater than the second.',
  params: { a: numberParam(), b: numberParam() },
  returns: 'boolean',
  example: { get: 'isGreater', a: { get: 'variable', variable: 'gold' }, b: 100 },
});
