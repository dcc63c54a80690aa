import { defineValue } from '../../entry/defineEntry.ts';
import { numberParam } from '../../entry/params.ts';

export const randomNumber = defineValue({
  name: 'randomNumber',
  category: 'random',
  sentence: 'a random number from {from} to {to}',
  help: 'A random number in a range. It can have decimals.',
  params: { from: numberParam({ default: 0 }), to: numberParam({ default: 1 }) },
  returns: 'number',
  example: { get: 'randomNumber', from: 0, to: 10 },
});
