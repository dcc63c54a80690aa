import { defineValue } from '../../entry/defineEntry.ts';

export const triggeringUnit = defineValue({
  name: 'triggeringUnit',
  category: 'units',
  sentence: 'the triggering unit',
  help: 'The unit that triggered this rule, for example the unit that died, entered a region, or touched something.',
  params: {},
  returns: 'unit',
  context: 'trigger',
  example: { get: 'triggeringUnit' },
});
