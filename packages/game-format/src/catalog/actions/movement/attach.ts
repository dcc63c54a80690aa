import { defineAction } from '../../entry/defineEntry.ts';
import { numberParam, param } from '../../entry/params.ts';

export const attach = defineAction({
  name: 'attach',
  category: 'movement',
  sentence: 'Attach {entity} to {carrier}, {x} tiles right and {y} tiles down',
  help: 'Makes a unit, item, projectile, or prop move along with another one until you detach it.',
  params: {
    entity: param('entity'),
    carrier: param('entity'),
    x: numberParam({ default: 0 }),
    y: numberParam({ default: 0 }),
  },
  example: { do: 'attach', entity: { get: 'triggeringItem' }, carrier: { get: 'triggeringUnit' }, y: -1 },
});
