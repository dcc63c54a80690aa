import { defineAction } from '../../entry/defineEntry.ts';
import { numberParam, param } from '../../entry/params.ts';

export const turnTo = defineAction({
  name: 'turnTo',
  category: 'movement',
  sentence: 'Turn {entity} to {angle}°',
  help: 'Sets the direction that a unit, item, projectile, or prop faces. 0° is right, 90° is down.',
  params: { entity: param('entity'), angle: numberParam({ default: 0 }) },
  example: { do: 'turnTo', entity: { get: 'triggeringUnit' }, angle: 90 },
});
