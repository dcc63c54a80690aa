import { defineValue } from '../defineEntry.ts';

export const triggeringProp = defineValue({
  name: 'triggeringProp',
  category: 'props',
  sentence: 'the triggering prop',
  help: 'The prop this rule is about.',
  params: {},
  returns: 'prop',
  context: 'trigger',
  example: { get: 'triggeringProp' },
});
