import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const sendChat = defineAction({
  name: 'sendChat',
  category: 'messages',
  sentence: 'Send {text} to the chat',
  help: 'Sends a chat message from the game to everyone.',
  params: { text: param('text') },
  example: { do: 'sendChat', text: 'The gate is open.' },
});
