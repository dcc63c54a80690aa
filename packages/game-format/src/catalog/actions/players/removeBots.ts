import { defineAction } from '../../entry/defineEntry.ts';

export const removeBots = defineAction({
  name: 'removeBots',
  category: 'players',
  sentence: 'Remove all bots',
  help: 'Removes every bot from the room.',
  params: {},
  example: { do: 'removeBots' },
});
