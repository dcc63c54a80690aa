import { defineAction } from '../defineEntry.ts';
import { param } from '../params.ts';

export const sendChatTo = defineAction({
  name: 'sendChatTo',
  category: 'messages',
  sentence: 'Say {text} in chat to {player}',
  help: 'Writes a line of the game into the chat of one player.',
  params: { player: param('player'), text: param('text') },
  example: { do: 'sendChatTo', player: { get: 'triggeringPlayer' }, text: 'Only you can read this.' },
});
