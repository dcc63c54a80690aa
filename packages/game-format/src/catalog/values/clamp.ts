import { defineValue } from '../defineEntry.ts';
import { numberParam } from '../params.ts';

export const clamp = defineValue({
  name: 'clamp',
  category: 'numbers',
  sentence: '{value} kept between {min} and {max}',
  help: 'The number itself, or the nearest end of the range if it is outside.',
  params: { value: numberParam(), min: numberParam({ default: 0 }), max: numberParam({ default: 100 }) },
  returns: 'number',
  example: { get: 'clamp', value: 120 },
});
