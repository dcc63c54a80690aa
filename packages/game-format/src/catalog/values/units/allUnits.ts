import { defineValue } from '../../entry/defineEntry.ts';

export const allUnits = defineValue({
  name: 'allUnits',
  category: 'units',
  sentence: 'all units',
  help: 'Every living unit, oldest first.',
  params: {},
  returns: 'units',
  example: { get: 'allUnits' },
});
