import { defineAction } from '../../entry/defineEntry.ts';
import { numberParam, param } from '../../entry/params.ts';

export const setOpacity = defineAction({
  name: 'setOpacity',
  category: 'effects',
  sentence: 'Set the opacity of {entity} to {opacity}',
  help: 'Makes a unit, item, projectile, or prop transparent. 0 is invisible, 1 is solid.',
  params: { entity: param('entity'), opacity: numberParam({ default: 1, min: 0, max: 1 }) },
  example: { do: 'setOpacity', entity: { get: 'triggeringUnit' }, opacity: 0.5 },
});
