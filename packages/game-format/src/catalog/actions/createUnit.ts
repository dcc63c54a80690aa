import { defineAction } from '../defineEntry.ts';
import { numberParam, optionalParam, param } from '../params.ts';

export const createUnit = defineAction({
  name: 'createUnit',
  category: 'units',
  sentence: 'Create {unitType} at {position} facing {rotation}° for team {team}',
  help: 'Puts a new unit without a player into the world.',
  params: {
    unitType: param('unitType'),
    position: param('position'),
    rotation: numberParam({ default: 0 }),
    team: optionalParam('team'),
  },
  example: { do: 'createUnit', unitType: 'wolf', position: { get: 'centerOf', region: 'gate' } },
});
