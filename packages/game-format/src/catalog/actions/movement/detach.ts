import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const detach = defineAction({
  name: 'detach',
  category: 'movement',
  sentence: 'Detach {entity}',
  help: 'Makes a unit, item, projectile, or prop stop moving along with the one it’s attached to.',
  params: { entity: param('entity') },
  example: { do: 'detach', entity: { get: 'triggeringItem' } },
});
