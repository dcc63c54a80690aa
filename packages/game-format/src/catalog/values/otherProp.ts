import { defineValue } from '../defineEntry.ts';

export const otherProp = defineValue({
  name: 'otherProp',
  category: 'props',
  sentence: 'the other prop',
  help: 'The second prop involved, for example the prop that was touched.',
  params: {},
  returns: 'prop',
  context: 'trigger',
  example: { get: 'otherProp' },
});
