import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const destroyEntity = defineAction({
  name: 'destroyEntity',
  category: 'units',
  sentence: 'Remove {entity} from the world',
  help: 'Removes a unit, item, projectile, or prop right away. This doesn’t count as a death, and nothing is dropped.',
  params: { entity: param('entity') },
  example: { do: 'destroyEntity', entity: { get: 'triggeringUnit' } },
});
