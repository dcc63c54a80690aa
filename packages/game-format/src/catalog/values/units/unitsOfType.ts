import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const unitsOfType = defineValue({
  name: 'unitsOfType',
  category: 'units',
  sentence: 'all {unitType} units',
  help: 'Every living unit of a type, oldest first.',
  params: { unitType: param('unitType') },
  returns: 'units',
  example: { get: 'unitsOfType', unitType: 'wolf' },
});
