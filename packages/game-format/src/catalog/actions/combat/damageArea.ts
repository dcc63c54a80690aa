import { defineAction } from '../../entry/defineEntry.ts';
import { numberParam, optionalParam, param } from '../../entry/params.ts';

export const damageArea = defineAction({
  name: 'damageArea',
  category: 'combat',
  sentence: 'Deal {amount} damage within {radius} tiles of {position}, from {attacker}',
  help: 'Damages every unit and prop in a circle. Those near the edge take less damage.',
  params: {
    position: param('position'),
    radius: numberParam({ default: 3, min: 0, max: 64 }),
    amount: numberParam({ default: 20, min: 0 }),
    attacker: optionalParam('unit'),
  },
  example: { do: 'damageArea', position: { get: 'centerOf', region: 'gate' }, radius: 2, amount: 30 },
});
