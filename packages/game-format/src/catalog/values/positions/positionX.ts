import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const positionX = defineValue({
  name: 'positionX',
  category: 'positions',
  sentence: 'the x coordinate of {position}',
  help: 'How many tiles a position is from the left edge of the map.',
  params: { position: param('position') },
  returns: 'number',
  example: { get: 'positionX', position: { get: 'positionOf', entity: { get: 'triggeringUnit' } } },
});
