import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const stopEffect = defineAction({
  name: 'stopEffect',
  category: 'effects',
  sentence: 'Stop {effect} on {entity}',
  help: 'Stops an effect that was started on a unit, item, projectile, or prop.',
  params: { entity: param('entity'), effect: param('effect') },
  example: { do: 'stopEffect', entity: { get: 'triggeringUnit' }, effect: 'sparks' },
});
