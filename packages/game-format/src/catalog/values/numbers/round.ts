import { defineValue } from '../../entry/defineEntry.ts';
import { numberParam } from '../../entry/params.ts';

export const round = defineValue({
  name: 'round',
  category: 'numbers',
  sentence: '{value} rounded to {digits} decimal places',
  help: 'Rounds to a number of decimal places. Halves round up.',
  params: { value: numberParam(), digits: numberParam({ default: 0, min: 0, max: 6 }) },
  returns: 'number',
  example: { get: 'round', value: 2.6 },
});
