import { defineAction } from '../../entry/defineEntry.ts';
import { numberParam, param } from '../../entry/params.ts';

export const setTile = defineAction({
  name: 'setTile',
  category: 'map',
  sentence: 'Place tile {tile} on {layer} at {position}',
  help: 'Changes one tile on the map until the game ends. Use 0 to remove the tile. Walls are updated to match.',
  params: { layer: param('layer'), position: param('position'), tile: numberParam({ min: 0, max: 8191 }) },
  example: { do: 'setTile', layer: 'walls', position: { get: 'centerOf', region: 'gate' }, tile: 0 },
});
