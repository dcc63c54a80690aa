import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const ammoOf = defineValue({
  name: 'ammoOf',
  category: 'items',
  sentence: 'the ammo in {item}',
  help: 'How many shots are left in a weapon’s magazine.',
  params: { item: param('item') },
  returns: 'number',
  example: { get: 'ammoOf', item: { get: 'triggeringItem' } },
});
