import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const removeBuff = defineAction({
  name: 'removeBuff',
  category: 'combat',
  sentence: 'Take {buff} away from {unit}',
  help: 'Removes all stacks of a buff from a unit.',
  params: { unit: param('unit'), buff: param('buff') },
  example: { do: 'removeBuff', unit: { get: 'triggeringUnit' }, buff: 'haste' },
});
