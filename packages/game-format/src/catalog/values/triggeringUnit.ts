import { defineValue } from '../defineEntry.ts';

export const triggeringUnit = defineValue({
  name: 'triggeringUnit',
  category: 'units',
  sentence: 'the triggering unit',
  help: 'The unit this rule is about: who died, entered, touched, pressed a key.',
  params: {},
  returns: 'unit',
  context: 'trigger',
  example: { get: 'triggeringUnit' },
});
