import { defineValue } from '../../entry/defineEntry.ts';
import { numberParam } from '../../entry/params.ts';

export const squareRoot = defineValue({
  name: 'squareRoot',
  category: 'numbers',
  sentence: 'the square root of {value}',
  help: 'The number that gives this number when multiplied by itself, or 0 for negative numbers.',
  params: { value: numberParam() },
  returns: 'number',
  example: { get: 'squareRoot', value: 16 },
});
