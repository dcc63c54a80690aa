import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const scaleOf = defineValue({
  name: 'scaleOf',
  category: 'units',
  sentence: 'the scale of {entity}',
  help: 'How large a unit, item, projectile, or prop is. 1 is the normal size.',
  params: { entity: param('entity') },
  returns: 'number',
  example: { get: 'scaleOf', entity: { get: 'triggeringUnit' } },
});
