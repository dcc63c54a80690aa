import { defineValue } from '../defineEntry.ts';
import { numberParam } from '../params.ts';

export const power = defineValue({
  name: 'power',
  category: 'numbers',
  sentence: '{base} to the power of {exponent}',
  help: 'Multiplies a number by itself several times.',
  params: { base: numberParam(), exponent: numberParam({ default: 2 }) },
  returns: 'number',
  example: { get: 'power', base: 2, exponent: 8 },
});
