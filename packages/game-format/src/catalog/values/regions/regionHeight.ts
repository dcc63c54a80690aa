import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const regionHeight = defineValue({
  name: 'regionHeight',
  category: 'regions',
  sentence: 'the height of {region}',
  help: 'How many tiles high a region is.',
  params: { region: param('region') },
  returns: 'number',
  example: { get: 'regionHeight', region: 'gate' },
});
