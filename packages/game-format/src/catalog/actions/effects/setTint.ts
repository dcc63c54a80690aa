import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const setTint = defineAction({
  name: 'setTint',
  category: 'effects',
  sentence: 'Tint {entity} with {color}',
  help: 'Tints a unit, item, projectile, or prop. White restores its original colors.',
  params: { entity: param('entity'), color: param('text', { default: '#ffffff' }) },
  example: { do: 'setTint', entity: { get: 'triggeringUnit' }, color: '#ff8080' },
});
