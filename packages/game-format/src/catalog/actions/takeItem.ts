import { defineAction } from '../defineEntry.ts';
import { numberParam, param } from '../params.ts';

export const takeItem = defineAction({
  name: 'takeItem',
  category: 'items',
  sentence: 'Take {count} of {itemType} from {unit}',
  help: 'Takes items of a type away, as many as there are up to the count.',
  params: {
    unit: param('unit'),
    itemType: param('itemType'),
    count: numberParam({ default: 1, min: 1, max: 9999 }),
  },
  example: { do: 'takeItem', unit: { get: 'triggeringUnit' }, itemType: 'potion' },
});
