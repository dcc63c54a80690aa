import { defineAction } from '../../entry/defineEntry.ts';
import { loopParam, param } from '../../entry/params.ts';

export const forEachUnit = defineAction({
  name: 'forEachUnit',
  category: 'flow',
  sentence: 'For each unit in {units}',
  help: 'Runs the actions once for every unit in a group. Use “this unit” in those actions.',
  params: { units: param('units'), actions: loopParam({ eachUnit: 'unit' }) },
  example: {
    do: 'forEachUnit',
    units: { get: 'allUnits' },
    actions: [{ do: 'heal', target: { get: 'eachUnit' }, amount: 5 }],
  },
});
