import { defineValue } from '../../entry/defineEntry.ts';

export const mapWidth = defineValue({
  name: 'mapWidth',
  category: 'map',
  sentence: 'the width of the map',
  help: 'How many tiles wide the map is.',
  params: {},
  returns: 'number',
  example: { get: 'mapWidth' },
});
