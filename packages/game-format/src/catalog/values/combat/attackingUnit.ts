import { defineValue } from '../../entry/defineEntry.ts';

export const attackingUnit = defineValue({
  name: 'attackingUnit',
  category: 'combat',
  sentence: 'the attacking unit',
  help: 'The unit that dealt the damage or fired the shot, or nothing if no unit did.',
  params: {},
  returns: 'unit',
  context: 'trigger',
  example: { get: 'attackingUnit' },
});
