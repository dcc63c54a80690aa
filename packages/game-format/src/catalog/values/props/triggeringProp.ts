import { defineValue } from '../../entry/defineEntry.ts';

export const triggeringProp = defineValue({
  name: 'triggeringProp',
  category: 'props',
  sentence: 'the triggering prop',
  help: 'The prop that triggered this rule, for example the prop that was touched or destroyed.',
  params: {},
  returns: 'prop',
  context: 'trigger',
  example: { get: 'triggeringProp' },
});
