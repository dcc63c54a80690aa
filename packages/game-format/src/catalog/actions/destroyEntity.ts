import { defineAction } from '../defineEntry.ts';
import { param } from '../params.ts';

export const destroyEntity = defineAction({
  name: 'destroyEntity',
  category: 'units',
  sentence: 'Remove {entity} from the world',
  help: 'Takes a unit, item, projectile or prop away at once: no death, no drops.',
  params: { entity: param('entity') },
  example: { do: 'destroyEntity', entity: { get: 'triggeringUnit' } },
});
