import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const positionOf = defineValue({
  name: 'positionOf',
  category: 'positions',
  sentence: 'the position of {entity}',
  help: 'The center of a unit, item, projectile, or prop.',
  params: { entity: param('entity') },
  returns: 'position',
  example: { get: 'positionOf', entity: { get: 'triggeringUnit' } },
});
