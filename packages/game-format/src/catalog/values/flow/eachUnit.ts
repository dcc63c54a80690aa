import { defineValue } from '../../entry/defineEntry.ts';

export const eachUnit = defineValue({
  name: 'eachUnit',
  category: 'flow',
  sentence: 'this unit',
  help: 'The current unit in a loop over units.',
  params: {},
  returns: 'unit',
  context: 'loop',
  example: { get: 'eachUnit' },
});
