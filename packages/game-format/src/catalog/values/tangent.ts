import { defineValue } from '../defineEntry.ts';
import { numberParam } from '../params.ts';

export const tangent = defineValue({
  name: 'tangent',
  category: 'numbers',
  sentence: 'the tangent of {angle}°',
  help: 'The sine divided by the cosine.',
  params: { angle: numberParam() },
  returns: 'number',
  example: { get: 'tangent', angle: 45 },
});
