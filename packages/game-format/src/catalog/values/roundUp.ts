import { defineValue } from '../defineEntry.ts';
import { numberParam } from '../params.ts';

export const roundUp = defineValue({
  name: 'roundUp',
  category: 'numbers',
  sentence: '{value} rounded up',
  help: 'The nearest whole number that isn’t smaller.',
  params: { value: numberParam() },
  returns: 'number',
  example: { get: 'roundUp', value: 2.1 },
});
