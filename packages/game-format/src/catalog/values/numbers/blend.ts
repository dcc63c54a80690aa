import { defineValue } from '../../entry/defineEntry.ts';
import { numberParam } from '../../entry/params.ts';

export const blend = defineValue({
  name: 'blend',
  category: 'numbers',
  sentence: '{share} of the way from {from} to {to}',
  help: 'A number between two others. A share of 0 gives the first number, 1 gives the second.',
  params: { from: numberParam(), to: numberParam(), share: numberParam({ default: 0.5 }) },
  returns: 'number',
  example: { get: 'blend', from: 10, to: 20, share: 0.25 },
});
