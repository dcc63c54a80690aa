import { defineAction } from '../../entry/defineEntry.ts';
import { numberParam, param } from '../../entry/params.ts';

export const setScale = defineAction({
  name: 'setScale',
  category: 'units',
  sentence: 'Scale {entity} to {scale}',
  help: 'Changes the size of a unit, item, projectile, or prop, including its body. 1 is the normal size.',
  params: { entity: param('entity'), scale: numberParam({ default: 1, min: 0.1, max: 20 }) },
  example: { do: 'setScale', entity: { get: 'triggeringUnit' }, scale: 1.5 },
});
