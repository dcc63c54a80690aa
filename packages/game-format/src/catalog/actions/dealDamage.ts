import { defineAction } from '../defineEntry.ts';
import { numberParam, optionalParam, param } from '../params.ts';

export const dealDamage = defineAction({
  name: 'dealDamage',
  category: 'combat',
  sentence: 'Deal {amount} damage to {target}, by {attacker}',
  help: 'Takes from shields first, then from health. Buffs and held items count; with an attacker its team decides whether it may hurt.',
  params: {
    target: param('entity'),
    amount: numberParam({ default: 10, min: 0 }),
    attacker: optionalParam('unit'),
  },
  example: { do: 'dealDamage', target: { get: 'triggeringUnit' }, amount: 25 },
});
