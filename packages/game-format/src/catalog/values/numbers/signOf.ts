import { defineValue } from '../../entry/defineEntry.ts';
import { numberParam } from '../../entry/params.ts';

export const signOf = defineValue({
  name: 'signOf',
  category: 'numbers',
  sentence: 'the sign of {value}',
  help: '1 for positive numbers, -1 for negative numbers, and 0 for 0.',
  params: { value: numberParam() },
  returns: 'number',
  example: { get: 'signOf', value: -5 },
});
