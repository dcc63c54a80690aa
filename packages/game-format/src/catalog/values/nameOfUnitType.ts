import { defineValue } from '../defineEntry.ts';
import { param } from '../params.ts';

export const nameOfUnitType = defineValue({
  name: 'nameOfUnitType',
  category: 'units',
  sentence: 'the name of unit type {unitType}',
  help: 'The name of a unit type.',
  params: { unitType: param('unitType') },
  returns: 'text',
  example: { get: 'nameOfUnitType', unitType: 'knight' },
});
