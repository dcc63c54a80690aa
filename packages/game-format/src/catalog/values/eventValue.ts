import { defineValue } from '../defineEntry.ts';

export const eventValue = defineValue({
  name: 'eventValue',
  category: 'flow',
  sentence: 'the value of the event',
  help: 'What was sent along with the event that fired this rule.',
  params: {},
  returns: 'any',
  context: 'trigger',
  example: { get: 'eventValue' },
});
