import { defineTrigger } from '../../entry/defineEntry.ts';

export const savedDataLoads = defineTrigger({
  name: 'savedDataLoads',
  category: 'data',
  sentence: 'A player’s saved data is loaded',
  help: 'Fires once after a player joins, when their saved data is ready. Also fires for guests, who have no saved data.',
  params: {},
  provides: { triggeringPlayer: 'player', triggeringUnit: 'unit' },
  example: { when: 'savedDataLoads' },
});
