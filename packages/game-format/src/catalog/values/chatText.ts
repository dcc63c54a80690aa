import { defineValue } from '../defineEntry.ts';

export const chatText = defineValue({
  name: 'chatText',
  category: 'players',
  sentence: 'what was said',
  help: 'The chat message that fired this rule.',
  params: {},
  returns: 'text',
  context: 'trigger',
  example: { get: 'chatText' },
});
