import { defineValue } from '../defineEntry.ts';
import { param } from '../params.ts';

export const positionOf = defineValue({
  name: 'positionOf',
  category: 'positions',
  sentence: 'the position of {entity}',
  help: 'The center of a unit, item, projectile or prop.',
  params: { entity: param('entity') },
  returns: 'position',
  example: { get: 'positionOf', entity: { get: 'triggeringUnit' } },
});
