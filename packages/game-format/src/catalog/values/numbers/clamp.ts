import { defineValue } from '../../entry/defineEntry.ts';
import { numberParam } from '../../entry/params.ts';

export const clamp = defineValue({
  name: 'clamp',
  category: 'numbers',
  sentence: '{value} kept between {min} and {max}',
  help: 'The number itself, or the minimum or maximum if it’s out of range.',
  params: { value: numberParam(), min: numberParam({ default: 0 }), max: numberParam({ default: 100 }) },
  returns: 'number',
  example: { get: 'clamp', value: 120 },
});
