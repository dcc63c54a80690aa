import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const centerOf = defineValue({
  name: 'centerOf',
  category: 'regions',
  sentence: 'the center of {region}',
  help: 'The position at the center of a region.',
  params: { region: param('region') },
  returns: 'position',
  example: { get: 'centerOf', region: 'gate' },
});
