import { defineAction } from '../defineEntry.ts';
import { param } from '../params.ts';

export const detach = defineAction({
  name: 'detach',
  category: 'movement',
  sentence: 'Detach {entity}',
  help: 'Stops moving a unit, item, projectile or prop along with another one.',
  params: { entity: param('entity') },
  example: { do: 'detach', entity: { get: 'triggeringItem' } },
});
