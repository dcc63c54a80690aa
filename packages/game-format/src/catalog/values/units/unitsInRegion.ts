import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const unitsInRegion = defineValue({
  name: 'unitsInRegion',
  category: 'units',
  sentence: 'the units in {region}',
  help: 'Every living unit whose center is in a region.',
  params: { region: param('region') },
  returns: 'units',
  example: { get: 'unitsInRegion', region: 'gate' },
});
