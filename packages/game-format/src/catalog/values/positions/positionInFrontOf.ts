import { defineValue } from '../../entry/defineEntry.ts';
import { numberParam, param } from '../../entry/params.ts';

export const positionInFrontOf = defineValue({
  name: 'positionInFrontOf',
  category: 'positions',
  sentence: 'the position {distance} tiles in front of {entity}',
  help: 'A position in the direction that a unit, item, projectile, or prop faces.',
  params: { entity: param('entity'), distance: numberParam({ default: 1 }) },
  returns: 'position',
  example: { get: 'positionInFrontOf', entity: { get: 'triggeringUnit' }, distance: 2 },
});
