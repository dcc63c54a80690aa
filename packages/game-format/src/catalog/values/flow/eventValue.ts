import { defineValue } from '../../entry/defineEntry.ts';

export const eventValue = defineValue({
  name: 'eventValue',
  category: 'flow',
  sentence: 'the value sent with the event',
  help: 'The value that was sent with the event.',
  params: {},
  returns: 'any',
  context: 'trigger',
  example: { get: 'eventValue' },
});
