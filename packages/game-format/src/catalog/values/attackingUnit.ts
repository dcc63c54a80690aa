import { defineValue } from '../defineEntry.ts';

export const attackingUnit = defineValue({
  name: 'attackingUnit',
  category: 'combat',
  sentence: 'the attacking unit',
  help: 'Who dealt the damage or shot; nothing when it was nobody.',
  params: {},
  returns: 'unit',
  context: 'trigger',
  example: { get: 'attackingUnit' },
});
