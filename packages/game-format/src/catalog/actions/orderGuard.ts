import { defineAction } from '../defineEntry.ts';
import { param } from '../params.ts';

export const orderGuard = defineAction({
  name: 'orderGuard',
  category: 'ai',
  sentence: 'Let {unit} guard {position}',
  help: 'Lets a unit stay near a position and attack who comes close.',
  params: { unit: param('unit'), position: param('position') },
  example: {
    do: 'orderGuard',
    unit: { get: 'triggeringUnit' },
    position: { get: 'centerOf', region: 'gate' },
  },
});
