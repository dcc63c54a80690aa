import { defineValue } from '../../entry/defineEntry.ts';

export const lastCreatedUnit = defineValue({
  name: 'lastCreatedUnit',
  category: 'units',
  sentence: 'the last created unit',
  help: 'The last unit that this rule created.',
  params: {},
  returns: 'unit',
  example: { get: 'lastCreatedUnit' },
});
