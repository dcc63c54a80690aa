import { defineTrigger } from '../defineEntry.ts';

export const savedDataLoads = defineTrigger({
  name: 'savedDataLoads',
  category: 'data',
  sentence: 'The saved data of a player is here',
  help: 'Fires once after a player joined, when its saved data can be read. Fires for guests too, with nothing saved.',
  params: {},
  provides: { triggeringPlayer: 'player', triggeringUnit: 'unit' },
  example: { when: 'savedDataLoads' },
});
