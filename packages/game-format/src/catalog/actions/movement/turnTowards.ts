import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const turnTowards = defineAction({
  name: 'turnTowards',
  category: 'movement',
  sentence: 'Turn {entity} toward {position}',
  help: 'Makes a unit, item, projectile, or prop face a position.',
  params: { entity: param('entity'), position: param('position') },
  example: {
    do: 'turnTowards',
    entity: { get: 'triggeringUnit' },
    position: { get: 'centerOf', region: 'gate' },
  },
});
