import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const startEffect = defineAction({
  name: 'startEffect',
  category: 'effects',
  sentence: 'Start {effect} on {entity}',
  help: 'Shows an effect that follows a unit, item, projectile, or prop until you stop it.',
  params: { entity: param('entity'), effect: param('effect') },
  example: { do: 'startEffect', entity: { get: 'triggeringUnit' }, effect: 'sparks' },
});
