import { defineValue } from '../../entry/defineEntry.ts';

export const lastCreatedProp = defineValue({
  name: 'lastCreatedProp',
  category: 'props',
  sentence: 'the last created prop',
  help: 'The last prop that this rule created.',
  params: {},
  returns: 'prop',
  example: { get: 'lastCreatedProp' },
});
