import { defineValue } from '../../entry/defineEntry.ts';

export const triggeringAttribute = defineValue({
  name: 'triggeringAttribute',
  category: 'attributes',
  sentence: 'the triggering attribute',
  help: 'The attribute that reached its minimum or maximum.',
  params: {},
  returns: 'attribute',
  context: 'trigger',
  example: { get: 'triggeringAttribute' },
});
