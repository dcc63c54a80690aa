import { defineValue } from '../../entry/defineEntry.ts';
import { numberParam, param } from '../../entry/params.ts';

export const unitsNear = defineValue({
  name: 'unitsNear',
  category: 'units',
  sentence: 'the units within {radius} tiles of {position}',
  help: 'Every living unit in a circle, nearest first.',
  params: { position: param('position'), radius: numberParam({ default: 5, min: 0, max: 200 }) },
  returns: 'units',
  example: {
    get: 'unitsNear',
    position: { get: 'positionOf', entity: { get: 'triggeringUnit' } },
    radius: 4,
  },
});
