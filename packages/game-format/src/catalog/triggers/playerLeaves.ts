import { defineTrigger } from '../defineEntry.ts';

export const playerLeaves = defineTrigger({
  name: 'playerLeaves',
  category: 'players',
  sentence: 'A player leaves',
  help: 'Fires when a player is gone for good, before its units are taken away.',
  params: {},
  provides: { triggeringPlayer: 'player', triggeringUnit: 'unit' },
  example: { when: 'playerLeaves' },
});
