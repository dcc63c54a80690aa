import { defineValue } from '../../entry/defineEntry.ts';
import { numberParam } from '../../entry/params.ts';

export const power = defineValue({
  name: 'power',
  category: 'numbers',
  sentence: '{base} to the power of {exponent}',
  help: 'Raises a number to a power. For example, 2 to the power of 3 is 8.',
  params: { base: numberParam(), exponent: numberParam({ default: 2 }) },
  returns: 'number',
  example: { get: 'power', base: 2, exponent: 8 },
});
