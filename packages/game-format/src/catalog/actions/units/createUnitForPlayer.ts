import { defineAction } from '../../entry/defineEntry.ts';
import { numberParam, param } from '../../entry/params.ts';

export const createUnitForPlayer = defineAction({
  name: 'createUnitForPlayer',
  category: 'units',
  sentence: 'Create {unitType} at {position} facing {rotation}° for {player}',
  help: 'Creates a unit that belongs to a player. The player keeps controlling their current unit.',
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
