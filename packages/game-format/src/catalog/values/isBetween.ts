import { defineValue } from '../defineEntry.ts';
import { numberParam } from '../params.ts';

export const isBetween = defineValue({
  name: 'isBetween',
  category: 'logic',
  sentence: '{value} lies between {from} and {to}',
  help: 'Whether a number lies in a range, its ends included.',
  params: { value: numberParam(), from: numberParam(), to: numberParam() },
  returns: 'boolean',
  example: { get: 'isBetween', value: 5, from: 1, to: 10 },
});
