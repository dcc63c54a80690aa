import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const nameOfRegion = defineValue({
  name: 'nameOfRegion',
  category: 'regions',
  sentence: 'the name of {region}',
  help: 'The name of a region.',
  params: { region: param('region') },
  returns: 'text',
  example: { get: 'nameOfRegion', region: 'gate' },
});
