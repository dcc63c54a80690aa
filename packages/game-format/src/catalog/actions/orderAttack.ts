import { defineAction } from '../defineEntry.ts';
import { param } from '../params.ts';

export const orderAttack = defineAction({
  name: 'orderAttack',
  category: 'ai',
  sentence: 'Let {unit} attack {target}',
  help: 'Lets a unit chase and attack another, whatever its behavior.',
  params: { unit: param('unit'), target: param('unit') },
  example: { do: 'orderAttack', unit: { get: 'triggeringUnit' }, target: { get: 'otherUnit' } },
});
