import { defineAction } from '../defineEntry.ts';
import { param } from '../params.ts';

export const setPlayerUnit = defineAction({
  name: 'setPlayerUnit',
  category: 'players',
  sentence: 'Make {player} control {unit}',
  help: 'Makes this the unit that the player controls and the camera follows.',
  params: { player: param('player'), unit: param('unit') },
  example: { do: 'setPlayerUnit', player: { get: 'triggeringPlayer' }, unit: { get: 'triggeringUnit' } },
});
