import { defineAction } from '../defineEntry.ts';
import { param } from '../params.ts';

export const removeBuff = defineAction({
  name: 'removeBuff',
  category: 'combat',
  sentence: 'Take {buff} away from {unit}',
  help: 'Removes a buff from a unit, with all its stacks.',
  params: { unit: param('unit'), buff: param('buff') },
  example: { do: 'removeBuff', unit: { get: 'triggeringUnit' }, buff: 'haste' },
});
