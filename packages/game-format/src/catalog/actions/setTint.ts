import { defineAction } from '../defineEntry.ts';
import { param } from '../params.ts';

export const setTint = defineAction({
  name: 'setTint',
  category: 'effects',
  sentence: 'Tint {entity} {color}',
  help: 'Colors the look of something; white is as drawn.',
  params: { entity: param('entity'), color: param('text', { default: '#ffffff' }) },
  example: { do: 'setTint', entity: { get: 'triggeringUnit' }, color: '#ff8080' },
});
