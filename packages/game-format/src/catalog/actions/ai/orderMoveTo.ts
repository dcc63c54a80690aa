import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const orderMoveTo = defineAction({
  name: 'orderMoveTo',
  category: 'ai',
  sentence: 'Send {unit} to {position}',
  help: 'Makes a unit find its way to a position. When it arrives, it returns to its usual behavior.',
  params: { unit: param('unit'), position: param('position') },
  example: {
    do: 'orderMoveTo',
    unit: { get: 'triggeringUnit' },
    position: { get: 'centerOf', region: 'gate' },
  },
});
