import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const nameOfUnitType = defineValue({
  name: 'nameOfUnitType',
  category: 'units',
  sentence: 'the name of unit type {unitType}',
  help: 'The name of a unit type.',
  params: { unitType: param('unitType') },
  returns: 'text',
  example: { get: 'nameOfUnitType', unitType: 'knight' },
});
