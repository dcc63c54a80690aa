import { defineValue } from '../../entry/defineEntry.ts';

export const otherProp = defineValue({
  name: 'otherProp',
  category: 'props',
  sentence: 'the other prop',
  help: 'The second prop that was involved, for example the prop that was touched.',
  params: {},
  returns: 'prop',
  context: 'trigger',
  example: { get: 'otherProp' },
});
