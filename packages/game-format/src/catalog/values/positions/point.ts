import { defineValue } from '../../entry/defineEntry.ts';
import { numberParam } from '../../entry/params.ts';

export const point = defineValue({
  name: 'point',
  category: 'positions',
  sentence: 'the position {x}, {y}',
  help: 'A position on the map, in tiles from the top-left corner.',
  params: { x: numberParam({ default: 0 }), y: numberParam({ default: 0 }) },
  returns: 'position',
  example: { get: 'point', x: 10, y: 4.5 },
});
