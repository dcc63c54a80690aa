import { defineAction } from '../../entry/defineEntry.ts';
import { numberParam, param } from '../../entry/params.ts';

export const takeItem = defineAction({
  name: 'takeItem',
  category: 'items',
  sentence: 'Take {count} × {itemType} from {unit}',
  help: 'Removes items of a type from a unit’s inventory. If the unit has fewer, all of them are removed.',
  params: {
    unit: param('unit'),
    itemType: param('itemType'),
    count: numberParam({ default: 1, min: 1, max: 9999 }),
  },
  example: { do: 'takeItem', unit: { get: 'triggeringUnit' }, itemType: 'potion' },
});
