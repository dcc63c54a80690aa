import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const facingOf = defineValue({
  name: 'facingOf',
  category: 'movement',
  sentence: 'the direction {entity} faces',
  help: 'The angle that a unit, item, projectile, or prop faces. 0° is right, 90° is down.',
  params: { entity: param('entity') },
  returns: 'number',
  example: { get: 'facingOf', entity: { get: 'triggeringUnit' } },
});
