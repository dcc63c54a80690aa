import { defineValue } from '../defineEntry.ts';
import { param } from '../params.ts';

export const tileAt = defineValue({
  name: 'tileAt',
  category: 'map',
  sentence: 'the tile in {layer} at {position}',
  help: 'The number of a tile of the map; 0 where there is none.',
  params: { layer: param('layer'), position: param('position') },
  returns: 'number',
  example: {
    get: 'tileAt',
    layer: 'walls',
    position: { get: 'positionOf', entity: { get: 'triggeringUnit' } },
  },
});
