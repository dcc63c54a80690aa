import { defineTrigger } from '../../entry/defineEntry.ts';

export const playerLeaves = defineTrigger({
  name: 'playerLeaves',
  category: 'players',
  sentence: 'A player leaves',
  help: 'Fires when a player leaves for good, before their units are removed.',
  params: {},
  provides: { triggeringPlayer: 'player', triggeringUnit: 'unit' },
  example: { when: 'playerLeaves' },
});
