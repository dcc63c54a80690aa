import { defineAction } from '../defineEntry.ts';
import { numberParam, param } from '../params.ts';

export const createUnitForPlayer = defineAction({
  name: 'createUnitForPlayer',
  category: 'units',
  sentence: 'Create {unitType} at {position} facing {rotation}° for {player}',
  help: 'Puts a new unit into the world that belongs to a player. The player goes on steering the unit it has.',
  params: {
    unitType: param('unitType'),
    player: param('player'),
    position: param('position'),
    rotation: numberParam({ default: 0 }),
  },
  example: {
    do: 'createUnitForPlayer',
    unitType: 'knight',
    player: { get: 'triggeringPlayer' },
    position: { get: 'centerOf', region: 'gate' },
  },
});
