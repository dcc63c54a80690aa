import { defineValue } from '../../entry/defineEntry.ts';

export const chatText = defineValue({
  name: 'chatText',
  category: 'players',
  sentence: 'the chat message',
  help: 'The text of the chat message that the player sent.',
  params: {},
  returns: 'text',
  context: 'trigger',
  example: { get: 'chatText' },
});
