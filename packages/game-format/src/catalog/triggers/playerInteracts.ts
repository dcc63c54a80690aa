import { defineTrigger } from '../defineEntry.ts';

export const playerInteracts = defineTrigger({
  name: 'playerInteracts',
  category: 'players',
  sentence: 'A player interacts with a unit or prop',
  help: 'Fires when a player presses the interact key near something they can use.',
  params: {},
  provides: { triggeringPlayer: 'player', triggeringUnit: 'unit', otherUnit: 'unit', triggeringProp: 'prop' },
  example: { when: 'playerInteracts' },
});
