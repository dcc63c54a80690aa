import { defineValue } from '../../entry/defineEntry.ts';

export const mapHeight = defineValue({
  name: 'mapHeight',
  category: 'map',
  sentence: 'the height of the map',
  help: 'How many tiles high the map is.',
  params: {},
  returns: 'number',
  example: { get: 'mapHeight' },
});
