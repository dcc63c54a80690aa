import { defineAction } from '../defineEntry.ts';
import { param } from '../params.ts';

export const sendChat = defineAction({
  name: 'sendChat',
  category: 'messages',
  sentence: 'Say {text} in chat',
  help: 'Writes a line of the game into the chat of everyone.',
  params: { text: param('text') },
  example: { do: 'sendChat', text: 'The gate is open.' },
});
