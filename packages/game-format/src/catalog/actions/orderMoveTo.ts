import { defineAction } from '../defineEntry.ts';
import { param } from '../params.ts';

export const orderMoveTo = defineAction({
  name: 'orderMoveTo',
  category: 'ai',
  sentence: 'Send {unit} to {position}',
  help: 'Lets a unit find its way to a position, then goes back to its behavior.',
  params: { unit: param('unit'), position: param('position') },
  example: {
    do: 'orderMoveTo',
    unit: { get: 'triggeringUnit' },
    position: { get: 'centerOf', region: 'gate' },
  },
});
