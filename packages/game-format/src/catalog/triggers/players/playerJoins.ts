import { defineTrigger } from '../../entry/defineEntry.ts';

export const playerJoins = defineTrigger({
  name: 'playerJoins',
  category: 'players',
  sentence: 'A player joins',
  help: 'Fires when a player or bot joins, once their unit exists.',
  params: {},
  provides: { triggeringPlayer: 'player', triggeringUnit: 'unit' },
  example: { when: 'playerJoins' },
});
