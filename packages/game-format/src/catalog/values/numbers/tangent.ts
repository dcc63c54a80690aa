import { defineValue } from '../../entry/defineEntry.ts';
import { numberParam } from '../../entry/params.ts';

export const tangent = defineValue({
  name: 'tangent',
  category: 'numbers',
  sentence: 'the tangent of {angle}°',
  help: 'The sine divided by the cosine.',
  params: { angle: numberParam() },
  returns: 'number',
  example: { get: 'tangent', angle: 45 },
});
