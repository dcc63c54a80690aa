import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const teleport = defineAction({
  name: 'teleport',
  category: 'movement',
  sentence: 'Teleport {entity} to {position}',
  help: 'Moves a unit, item, projectile, or prop to another position instantly. It keeps its speed.',
  params: { entity: param('entity'), position: param('position') },
  example: {
    do: 'teleport',
    entity: { get: 'triggeringUnit' },
    position: { get: 'centerOf', region: 'gate' },
  },
});
