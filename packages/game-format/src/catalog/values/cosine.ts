import { defineValue } from '../defineEntry.ts';
import { numberParam } from '../params.ts';

export const cosine = defineValue({
  name: 'cosine',
  category: 'numbers',
  sentence: 'the cosine of {angle}°',
  help: 'How far right a step of one tile in this direction goes.',
  params: { angle: numberParam() },
  returns: 'number',
  example: { get: 'cosine', angle: 60 },
});
