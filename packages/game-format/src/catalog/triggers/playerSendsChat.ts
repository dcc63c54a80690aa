import { defineTrigger } from '../defineEntry.ts';

export const playerSendsChat = defineTrigger({
  name: 'playerSendsChat',
  category: 'players',
  sentence: 'A player says something in chat',
  help: 'Fires for each chat message that was let through.',
  params: {},
  provides: { triggeringPlayer: 'player', chatText: 'text' },
  example: { when: 'playerSendsChat' },
});
