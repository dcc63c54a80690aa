import { defineValue } from '../defineEntry.ts';

export const lastCreatedProp = defineValue({
  name: 'lastCreatedProp',
  category: 'props',
  sentence: 'the prop created last',
  help: 'The prop this rule created last.',
  params: {},
  returns: 'prop',
  example: { get: 'lastCreatedProp' },
});
