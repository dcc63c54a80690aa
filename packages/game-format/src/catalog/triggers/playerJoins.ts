import { defineTrigger } from '../defineEntry.ts';

export const playerJoins = defineTrigger({
  name: 'playerJoins',
  category: 'players',
  sentence: 'A player joins',
  help: 'Fires when a player or a bot has joined and has a unit.',
  params: {},
  provides: { triggeringPlayer: 'player', triggeringUnit: 'unit' },
  example: { when: 'playerJoins' },
});
