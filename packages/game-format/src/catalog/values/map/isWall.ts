import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const isWall = defineValue({
  name: 'isWall',
  category: 'map',
  sentence: '{position} is in a wall',
  help: 'Whether a position is on a solid tile or outside the map.',
  params: { position: param('position') },
  returns: 'boolean',
  example: { get: 'isWall', position: { get: 'positionOf', entity: { get: 'triggeringUnit' } } },
});
