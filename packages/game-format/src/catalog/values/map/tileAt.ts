import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const tileAt = defineValue({
  name: 'tileAt',
  category: 'map',
  sentence: 'the tile on {layer} at {position}',
  help: 'The number of the tile at a position on a map layer, or 0 if there is no tile.',
  params: { layer: param('layer'), position: param('position') },
  returns: 'number',
  example: {
    get: 'tileAt',
    layer: 'walls',
    position: { get: 'positionOf', entity: { get: 'triggeringUnit' } },
  },
});
