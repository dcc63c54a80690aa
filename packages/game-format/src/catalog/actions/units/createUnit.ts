import { defineAction } from '../../entry/defineEntry.ts';
import { numberParam, optionalParam, param } from '../../entry/params.ts';

export const createUnit = defineAction({
  name: 'createUnit',
  category: 'units',
  sentence: 'Create {unitType} at {position} facing {rotation}° for team {team}',
  help: 'Creates a unit that doesn’t belong to any player.',
  params: {
    unitType: param('unitType'),
    position: param('position'),
    rotation: numberParam({ default: 0 }),
    team: optionalParam('team'),
  },
  example: { do: 'createUnit', unitType: 'wolf', position: { get: 'centerOf', region: 'gate' } },
});
