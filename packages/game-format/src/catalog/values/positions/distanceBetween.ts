import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const distanceBetween = defineValue({
  name: 'distanceBetween',
  category: 'positions',
  sentence: 'the distance between {a} and {b}',
  help: 'The straight-line distance between two positions in tiles, ignoring walls.',
  params: { a: param('position'), b: param('position') },
  returns: 'number',
  example: {
    get: 'distanceBetween',
    a: { get: 'positionOf', entity: { get: 'triggeringUnit' } },
    b: { get: 'centerOf', region: 'gate' },
  },
});
