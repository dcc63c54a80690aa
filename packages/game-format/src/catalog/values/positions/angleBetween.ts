import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const angleBetween = defineValue({
  name: 'angleBetween',
  category: 'positions',
  sentence: 'the angle from {from} to {to}',
  help: 'The direction from one position to another. 0° is right, 90° is down.',
  params: { from: param('position'), to: param('position') },
  returns: 'number',
  example: {
    get: 'angleBetween',
    from: { get: 'positionOf', entity: { get: 'triggeringUnit' } },
    to: { get: 'centerOf', region: 'gate' },
  },
});
