import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const nearestUnit = defineValue({
  name: 'nearestUnit',
  category: 'units',
  sentence: 'the unit in {units} nearest to {position}',
  help: 'The unit in a group that is nearest to a position, or nothing if the group is empty.',
  params: { units: param('units'), position: param('position') },
  returns: 'unit',
  example: {
    get: 'nearestUnit',
    units: { get: 'unitsOfType', unitType: 'wolf' },
    position: { get: 'positionOf', entity: { get: 'triggeringUnit' } },
  },
});
