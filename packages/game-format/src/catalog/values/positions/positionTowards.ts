import { defineValue } from '../../entry/defineEntry.ts';
import { numberParam, param } from '../../entry/params.ts';

export const positionTowards = defineValue({
  name: 'positionTowards',
  category: 'positions',
  sentence: 'the position {distance} tiles from {position} at an angle of {angle}°',
  help: 'A position at a certain distance and angle from another position. 0° is right, 90° is down.',
  params: {
    position: param('position'),
    angle: numberParam({ default: 0 }),
    distance: numberParam({ default: 1 }),
  },
  returns: 'position',
  example: {
    get: 'positionTowards',
    position: { get: 'positionOf', entity: { get: 'triggeringUnit' } },
    angle: 90,
    distance: 3,
  },
});
