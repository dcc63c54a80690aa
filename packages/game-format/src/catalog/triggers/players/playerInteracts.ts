import { defineTrigger } from '../../entry/defineEntry.ts';

export const playerInteracts = defineTrigger({
  name: 'playerInteracts',
  category: 'players',
  sentence: 'A player interacts with a unit or prop',
  help: 'Fires when a player presses the interact key near a unit or prop they can interact with.',
  params: {},
  provides: { triggeringPlayer: 'player', triggeringUnit: 'unit', otherUnit: 'unit', triggeringProp: 'prop' },
  example: { when: 'playerInteracts' },
});
