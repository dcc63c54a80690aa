import { defineValue } from '../../entry/defineEntry.ts';

export const panelEvent = defineValue({
  name: 'panelEvent',
  category: 'messages',
  sentence: 'the panel event',
  help: 'The name of the event that a UI panel sent.',
  params: {},
  returns: 'text',
  context: 'trigger',
  example: { get: 'panelEvent' },
});
