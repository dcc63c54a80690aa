import { defineValue } from '../defineEntry.ts';

export const triggeringAttribute = defineValue({
  name: 'triggeringAttribute',
  category: 'attributes',
  sentence: 'the triggering attribute',
  help: 'The attribute that fired this rule.',
  params: {},
  returns: 'attribute',
  context: 'trigger',
  example: { get: 'triggeringAttribute' },
});
