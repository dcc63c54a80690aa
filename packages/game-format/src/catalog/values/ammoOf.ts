import { defineValue } from '../defineEntry.ts';
import { param } from '../params.ts';

export const ammoOf = defineValue({
  name: 'ammoOf',
  category: 'items',
  sentence: 'the ammo in {item}',
  help: 'How many shots are left in the magazine of a weapon.',
  params: { item: param('item') },
  returns: 'number',
  example: { get: 'ammoOf', item: { get: 'triggeringItem' } },
});
