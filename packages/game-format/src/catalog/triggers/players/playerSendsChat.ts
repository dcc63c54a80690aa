import { defineTrigger } from '../../entry/defineEntry.ts';

export const playerSendsChat = defineTrigger({
  name: 'playerSendsChat',
  category: 'players',
  sentence: 'A player sends a chat message',
  help: 'Fires for every chat message that passes the chat filter.',
  params: {},
  provides: { triggeringPlayer: 'player', chatText: 'text' },
  example: { when: 'playerSendsChat' },
});
