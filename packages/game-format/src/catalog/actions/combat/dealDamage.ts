import { defineAction } from '../../entry/defineEntry.ts';
import { numberParam, optionalParam, param } from '../../entry/params.ts';

export const dealDamage = defineAction({
  name: 'dealDamage',
  category: 'combat',
  sentence: 'Deal {amount} damage to {target}, from {attacker}',
  help: 'Damages shields first, then health. Buffs and held items change the amount. If you set an attacker, its team settings decide whether it can hurt the target.',
  params: {
    target: param('entity'),
    amount: numberParam({ default: 10, min: 0 }),
    attacker: optionalParam('unit'),
  },
  example: { do: 'dealDamage', target: { get: 'triggeringUnit' }, amount: 25 },
});
