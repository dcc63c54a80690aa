import { defineValue } from '../../entry/defineEntry.ts';
import { numberParam } from '../../entry/params.ts';

export const cosine = defineValue({
  name: 'cosine',
  category: 'numbers',
  sentence: 'the cosine of {angle}°',
  help: 'How far right you end up when you move one tile in this direction.',
  params: { angle: numberParam() },
  returns: 'number',
  example: { get: 'cosine', angle: 60 },
});
