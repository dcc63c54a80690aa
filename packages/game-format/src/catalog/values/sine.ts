import { defineValue } from '../defineEntry.ts';
import { numberParam } from '../params.ts';

export const sine = defineValue({
  name: 'sine',
  category: 'numbers',
  sentence: 'the sine of {angle}°',
  help: 'How far down you end up when you move one tile in this direction.',
  params: { angle: numberParam() },
  returns: 'number',
  example: { get: 'sine', angle: 30 },
});
