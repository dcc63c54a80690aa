import { defineValue } from '../defineEntry.ts';
import { numberParam } from '../params.ts';

export const roundDown = defineValue({
  name: 'roundDown',
  category: 'numbers',
  sentence: '{value} rounded down',
  help: 'Rounds down to a whole number.',
  params: { value: numberParam() },
  returns: 'number',
  example: { get: 'roundDown', value: 2.6 },
});
