import { defineAction } from '../../entry/defineEntry.ts';
import { numberParam, param } from '../../entry/params.ts';

export const spin = defineAction({
  name: 'spin',
  category: 'movement',
  sentence: 'Spin {entity} by {speed}° per second',
  help: 'Sets how fast a unit, item, projectile, or prop spins. A negative speed spins it the other way.',
  params: { entity: param('entity'), speed: numberParam({ default: 90 }) },
  example: { do: 'spin', entity: { get: 'triggeringUnit' }, speed: 180 },
});
