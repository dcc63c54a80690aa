import { defineValue } from '../defineEntry.ts';
import { param } from '../params.ts';

export const randomPositionIn = defineValue({
  name: 'randomPositionIn',
  category: 'random',
  sentence: 'a random position in {region}',
  help: 'Any position in a region that is not in a wall, if there is one.',
  params: { region: param('region') },
  returns: 'position',
  example: { get: 'randomPositionIn', region: 'gate' },
});
