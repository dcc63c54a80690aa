import { defineValue } from '../../entry/defineEntry.ts';

export const triggeringVariable = defineValue({
  name: 'triggeringVariable',
  category: 'variables',
  sentence: 'the variable that changed',
  help: 'The ID of the variable whose change triggered this rule.',
  params: {},
  returns: 'text',
  context: 'trigger',
  example: { get: 'triggeringVariable' },
});
