import { defineAction } from '../../entry/defineEntry.ts';
import { numberParam, param } from '../../entry/params.ts';

export const setAmmo = defineAction({
  name: 'setAmmo',
  category: 'items',
  sentence: 'Set the ammo in {item} to {count}',
  help: 'Changes how many shots are left in a weapon’s magazine.',
  params: { item: param('item'), count: numberParam({ min: 0, max: 9999 }) },
  example: { do: 'setAmmo', item: { get: 'triggeringItem' }, count: 6 },
});
