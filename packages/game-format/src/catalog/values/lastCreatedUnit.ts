import { defineValue } from '../defineEntry.ts';

export const lastCreatedUnit = defineValue({
  name: 'lastCreatedUnit',
  category: 'units',
  sentence: 'the unit created last',
  help: 'The unit this rule created last.',
  params: {},
  returns: 'unit',
  example: { get: 'lastCreatedUnit' },
});
