import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const removeAllBuffs = defineAction({
  name: 'removeAllBuffs',
  category: 'combat',
  sentence: 'Take all buffs away from {unit}',
  help: 'Removes every buff from a unit.',
  params: { unit: param('unit') },
  example: { do: 'removeAllBuffs', unit: { get: 'triggeringUnit' } },
});
