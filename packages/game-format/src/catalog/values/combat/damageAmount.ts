import { defineValue } from '../../entry/defineEntry.ts';

export const damageAmount = defineValue({
  name: 'damageAmount',
  category: 'combat',
  sentence: 'the damage taken',
  help: 'How much damage was dealt after shields, buffs, and items.',
  params: {},
  returns: 'number',
  context: 'trigger',
  example: { get: 'damageAmount' },
});
