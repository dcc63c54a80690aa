import { defineAction } from '../../entry/defineEntry.ts';
import { numberParam, param } from '../../entry/params.ts';

export const setLifetime = defineAction({
  name: 'setLifetime',
  category: 'units',
  sentence: 'Make {entity} disappear after {seconds} seconds',
  help: 'Removes a unit, item, projectile, or prop when the time is up.',
  params: { entity: param('entity'), seconds: numberParam({ default: 5, min: 0, max: 86400 }) },
  example: { do: 'setLifetime', entity: { get: 'triggeringItem' }, seconds: 10 },
});
