import { defineAction } from '../../entry/defineEntry.ts';
import { numberParam, param } from '../../entry/params.ts';

export const fillTiles = defineAction({
  name: 'fillTiles',
  category: 'map',
  sentence: 'Fill {region} on {layer} with tile {tile}',
  help: 'Changes all tiles in a region. Use tile 0 to remove them.',
  params: { layer: param('layer'), region: param('region'), tile: numberParam({ min: 0, max: 8191 }) },
  example: { do: 'fillTiles', layer: 'walls', region: 'gate', tile: 0 },
});
