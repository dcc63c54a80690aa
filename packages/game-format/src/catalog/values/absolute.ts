import { defineValue } from '../defineEntry.ts';
import { numberParam } from '../params.ts';

export const absolute = defineValue({
  name: 'absolute',
  category: 'numbers',
  sentence: '{value} without its sign',
  help: 'How far a number is from 0.',
  params: { value: numberParam() },
  returns: 'number',
  example: { get: 'absolute', value: -5 },
});
