import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const hasSpawnProtection = defineValue({
  name: 'hasSpawnProtection',
  category: 'units',
  sentence: '{unit} has spawn protection',
  help: 'Whether a unit can’t be hurt because it has just appeared. Ask this before a rule kills or catches a unit.',
  params: { unit: param('unit') },
  returns: 'boolean',
  example: { get: 'hasSpawnProtection', unit: { get: 'triggeringUnit' } },
});
