import { defineValue } from '../../entry/defineEntry.ts';

export const otherUnit = defineValue({
  name: 'otherUnit',
  category: 'units',
  sentence: 'the other unit',
  help: 'The second unit that was involved, for example the unit that was touched, spotted, or talked to.',
  params: {},
  returns: 'unit',
  context: 'trigger',
  example: { get: 'otherUnit' },
});
