import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const itemsInRegion = defineValue({
  name: 'itemsInRegion',
  category: 'items',
  sentence: 'the items in {region}',
  help: 'Every item on the ground in a region.',
  params: { region: param('region') },
  returns: 'items',
  example: { get: 'itemsInRegion', region: 'gate' },
});
