import { defineValue } from '../defineEntry.ts';

export const triggeringVariable = defineValue({
  name: 'triggeringVariable',
  category: 'variables',
  sentence: 'the variable that changed',
  help: 'The id of the variable that fired this rule.',
  params: {},
  returns: 'text',
  context: 'trigger',
  example: { get: 'triggeringVariable' },
});
