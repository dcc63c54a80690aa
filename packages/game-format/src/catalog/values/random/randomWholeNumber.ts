import { defineValue } from '../../entry/defineEntry.ts';
import { numberParam } from '../../entry/params.ts';

export const randomWholeNumber = defineValue({
  name: 'randomWholeNumber',
  category: 'random',
  sentence: 'a random whole number from {from} to {to}',
  help: 'A random whole number in a range, including both ends, like rolling a die.',
  params: { from: numberParam({ default: 1 }), to: numberParam({ default: 6 }) },
  returns: 'number',
  example: { get: 'randomWholeNumber', from: 1, to: 6 },
});
