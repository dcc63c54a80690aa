import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const setPlayerUnit = defineAction({
  name: 'setPlayerUnit',
  category: 'players',
  sentence: 'Make {player} control {unit}',
  help: 'Changes which unit a player controls. Their camera follows it.',
  params: { player: param('player'), unit: param('unit') },
  example: { do: 'setPlayerUnit', player: { get: 'triggeringPlayer' }, unit: { get: 'triggeringUnit' } },
});
