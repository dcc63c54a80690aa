import { defineAction } from '../defineEntry.ts';
import { numberParam, param } from '../params.ts';

export const setLifetime = defineAction({
  name: 'setLifetime',
  category: 'units',
  sentence: 'Let {entity} vanish after {seconds} seconds',
  help: 'Takes a unit, item, projectile or prop away when the time is over.',
  params: { entity: param('entity'), seconds: numberParam({ default: 5, min: 0, max: 86400 }) },
  example: { do: 'setLifetime', entity: { get: 'triggeringItem' }, seconds: 10 },
});
