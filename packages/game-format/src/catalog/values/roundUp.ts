import { defineValue } from '../defineEntry.ts';
import { numberParam } from '../params.ts';

export const roundUp = defineValue({
  name: 'roundUp',
  category: 'numbers',
  sentence: '{value} rounded up',
  help: 'The next whole number above.',
  params: { value: numberParam() },
  returns: 'number',
  example: { get: 'roundUp', value: 2.1 },
});
