import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const orderGuard = defineAction({
  name: 'orderGuard',
  category: 'ai',
  sentence: 'Make {unit} guard {position}',
  help: 'Makes a unit stay near a position and attack enemies that come close.',
  params: { unit: param('unit'), position: param('position') },
  example: {
    do: 'orderGuard',
    unit: { get: 'triggeringUnit' },
    position: { get: 'centerOf', region: 'gate' },
  },
});
