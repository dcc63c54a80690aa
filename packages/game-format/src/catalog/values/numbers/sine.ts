import { defineValue } from '../../entry/defineEntry.ts';
import { numberParam } from '../../entry/params.ts';

export const sine = defineValue({
  name: 'sine',
  category: 'numbers',
  sentence: 'the sine of {angle}°',
  help: 'How far down you end up when you move one tile in this direction.',
  params: { angle: numberParam() },
  returns: 'number',
  example: { get: 'sine', angle: 30 },
});
