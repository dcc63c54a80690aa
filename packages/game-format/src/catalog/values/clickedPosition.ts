import { defineValue } from '../defineEntry.ts';

export const clickedPosition = defineValue({
  name: 'clickedPosition',
  category: 'players',
  sentence: 'the clicked position',
  help: 'Where on the map the player clicked.',
  params: {},
  returns: 'position',
  context: 'trigger',
  example: { get: 'clickedPosition' },
});
