import { defineValue } from '../../entry/defineEntry.ts';
import { numberParam } from '../../entry/params.ts';

export const roundUp = defineValue({
  name: 'roundUp',
  category: 'numbers',
  sentence: '{value} rounded up',
  help: 'Rounds up to a whole number.',
  params: { value: numberParam() },
  returns: 'number',
  example: { get: 'roundUp', value: 2.1 },
});
