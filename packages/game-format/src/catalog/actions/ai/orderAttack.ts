import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const orderAttack = defineAction({
  name: 'orderAttack',
  category: 'ai',
  sentence: 'Make {unit} attack {target}',
  help: 'Makes a unit chase and attack another unit, no matter what its AI behavior is.',
  params: { unit: param('unit'), target: param('unit') },
  example: { do: 'orderAttack', unit: { get: 'triggeringUnit' }, target: { get: 'otherUnit' } },
});
