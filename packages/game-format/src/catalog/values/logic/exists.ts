import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const exists = defineValue({
  name: 'exists',
  category: 'logic',
  sentence: '{entity} exists',
  help: 'Whether a unit, item, projectile, or prop is still in the game.',
  params: { entity: param('entity') },
  returns: 'boolean',
  example: { get: 'exists', entity: { get: 'triggeringUnit' } },
});
