import { defineValue } from '../defineEntry.ts';

export const triggeringProp = defineValue({
  name: 'triggeringProp',
  category: 'props',
  sentence: 'the triggering prop',
  help: 'The prop that fired this rule.',
  params: {},
  returns: 'prop',
  context: 'trigger',
  example: { get: 'triggeringProp' },
});
