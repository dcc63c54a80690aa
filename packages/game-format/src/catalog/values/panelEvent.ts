import { defineValue } from '../defineEntry.ts';

export const panelEvent = defineValue({
  name: 'panelEvent',
  category: 'messages',
  sentence: 'the event of the panel',
  help: 'The name of the event a panel sent.',
  params: {},
  returns: 'text',
  context: 'trigger',
  example: { get: 'panelEvent' },
});
