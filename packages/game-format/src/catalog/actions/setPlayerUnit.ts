import { defineAction } from '../defineEntry.ts';
import { param } from '../params.ts';

export const setPlayerUnit = defineAction({
  name: 'setPlayerUnit',
  category: 'players',
  sentence: 'Let {player} steer {unit}',
  help: 'Makes this the unit the player steers and the camera follows.',
  params: { player: param('player'), unit: param('unit') },
  example: { do: 'setPlayerUnit', player: { get: 'triggeringPlayer' }, unit: { get: 'triggeringUnit' } },
});
