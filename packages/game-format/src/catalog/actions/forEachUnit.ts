import { defineAction } from '../defineEntry.ts';
import { loopParam, param } from '../params.ts';

export const forEachUnit = defineAction({
  name: 'forEachUnit',
  category: 'flow',
  sentence: 'For each unit of {units}',
  help: 'Does the actions once for every unit of a group; inside, that unit is at hand.',
  params: { units: param('units'), actions: loopParam({ eachUnit: 'unit' }) },
  example: {
    do: 'forEachUnit',
    units: { get: 'allUnits' },
    actions: [{ do: 'heal', target: { get: 'eachUnit' }, amount: 5 }],
  },
});
