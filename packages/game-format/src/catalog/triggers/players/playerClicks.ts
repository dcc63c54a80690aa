import { defineTrigger } from '../../entry/defineEntry.ts';

export const playerClicks = defineTrigger({
  name: 'playerClicks',
  category: 'players',
  sentence: 'A player clicks on the map',
  help: 'Fires when a player clicks or taps on the map.',
  params: {},
  provides: { triggeringPlayer: 'player', triggeringUnit: 'unit', clickedPosition: 'position' },
  example: { when: 'playerClicks' },
});
