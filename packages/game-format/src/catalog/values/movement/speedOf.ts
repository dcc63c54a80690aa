import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const speedOf = defineValue({
  name: 'speedOf',
  category: 'movement',
  sentence: 'the speed of {entity}',
  help: 'How fast a unit, item, projectile, or prop moves, in tiles per second.',
  params: { entity: param('entity') },
  returns: 'number',
  example: { get: 'speedOf', entity: { get: 'triggeringUnit' } },
});
