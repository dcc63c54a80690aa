import { defineValue } from '../../entry/defineEntry.ts';

export const clickedPosition = defineValue({
  name: 'clickedPosition',
  category: 'players',
  sentence: 'the clicked position',
  help: 'The position on the map where the player clicked.',
  params: {},
  returns: 'position',
  context: 'trigger',
  example: { get: 'clickedPosition' },
});
