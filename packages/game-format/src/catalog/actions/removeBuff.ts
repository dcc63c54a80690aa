import { defineAction } from '../defineEntry.ts';
import { param } from '../params.ts';

export const removeBuff = defineAction({
  name: 'removeBuff',
  category: 'combat',
  sentence: 'Take {buff} from {unit}',
  help: 'Ends a buff of a unit, all its stacks.',
  params: { unit: param('unit'), buff: param('buff') },
  example: { do: 'removeBuff', unit: { get: 'triggeringUnit' }, buff: 'haste' },
});
