import { defineAction } from '../defineEntry.ts';
import { choiceParam, param } from '../params.ts';

export const setBehaviour = defineAction({
  name: 'setBehaviour',
  category: 'ai',
  sentence: 'Set the behavior of {unit} to {behaviour}',
  help: 'Changes what a unit does by its own will.',
  params: {
    unit: param('unit'),
    behaviour: choiceParam(['stand', 'wander', 'chase', 'flee', 'guard', 'follow', 'none'], 'stand'),
  },
  example: { do: 'setBehaviour', unit: { get: 'triggeringUnit' }, behaviour: 'wander' },
});
