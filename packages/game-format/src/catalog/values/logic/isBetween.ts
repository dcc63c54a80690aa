import { defineValue } from '../../entry/defineEntry.ts';
import { numberParam } from '../../entry/params.ts';

export const isBetween = defineValue({
  name: 'isBetween',
  category: 'logic',
  sentence: '{value} is between {from} and {to}',
  help: 'Whether a number is in a range, including both ends.',
  params: { value: numberParam(), from: numberParam(), to: numberParam() },
  returns: 'boolean',
  example: { get: 'isBetween', value: 5, from: 1, to: 10 },
});
