import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const setUnitName = defineAction({
  name: 'setUnitName',
  category: 'units',
  sentence: 'Rename {unit} to {name}',
  help: 'Changes the name shown above a unit.',
  params: { unit: param('unit'), name: param('text') },
  example: { do: 'setUnitName', unit: { get: 'triggeringUnit' }, name: 'The Wolf King' },
});
