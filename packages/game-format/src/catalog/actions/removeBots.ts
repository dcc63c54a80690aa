import { defineAction } from '../defineEntry.ts';

export const removeBots = defineAction({
  name: 'removeBots',
  category: 'players',
  sentence: 'Remove all bots',
  help: 'Sends every bot out of the room.',
  params: {},
  example: { do: 'removeBots' },
});
