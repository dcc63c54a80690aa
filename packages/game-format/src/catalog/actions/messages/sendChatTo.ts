import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const sendChatTo = defineAction({
  name: 'sendChatTo',
  category: 'messages',
  sentence: 'Send {text} to the chat of {player}',
  help: 'Sends a chat message from the game to one player.',
  params: { player: param('player'), text: param('text') },
  example: { do: 'sendChatTo', player: { get: 'triggeringPlayer' }, text: 'Only you can read this.' },
});
