import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const playAnimation = defineAction({
  name: 'playAnimation',
  category: 'effects',
  sentence: 'Play {animation} on {entity}',
  help: 'Plays an animation once. An animation that is set to loop repeats until another one starts.',
  params: { entity: param('entity'), animation: param('animation') },
  example: { do: 'playAnimation', entity: { get: 'triggeringUnit' }, animation: 'wave' },
});
