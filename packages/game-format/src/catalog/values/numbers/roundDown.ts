import { defineValue } from '../../entry/defineEntry.ts';
import { numberParam } from '../../entry/params.ts';

export const roundDown = defineValue({
  name: 'roundDown',
  category: 'numbers',
  sentence: '{value} rounded down',
  help: 'Rounds down to a whole number.',
  params: { value: numberParam() },
  returns: 'number',
  example: { get: 'roundDown', value: 2.6 },
});
