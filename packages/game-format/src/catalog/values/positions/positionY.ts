import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const positionY = defineValue({
  name: 'positionY',
  category: 'positions',
  sentence: 'the y coordinate of {position}',
  help: 'How many tiles a position is from the top edge of the map.',
  params: { position: param('position') },
  returns: 'number',
  example: { get: 'positionY', position: { get: 'positionOf', entity: { get: 'triggeringUnit' } } },
});
