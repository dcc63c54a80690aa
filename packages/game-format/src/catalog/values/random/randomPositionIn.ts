import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const randomPositionIn = defineValue({
  name: 'randomPositionIn',
  category: 'random',
  sentence: 'a random position in {region}',
  help: 'A random position in a region, not inside a wall if possible.',
  params: { region: param('region') },
  returns: 'position',
  example: { get: 'randomPositionIn', region: 'gate' },
});
