import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const regionWidth = defineValue({
  name: 'regionWidth',
  category: 'regions',
  sentence: 'the width of {region}',
  help: 'How many tiles wide a region is.',
  params: { region: param('region') },
  returns: 'number',
  example: { get: 'regionWidth', region: 'gate' },
});
