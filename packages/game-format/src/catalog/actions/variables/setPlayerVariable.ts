import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const setPlayerVariable = defineAction({
  name: 'setPlayerVariable',
  category: 'variables',
  sentence: 'Set {variable} of {player} to {value}',
  help: 'Sets one player’s variable to a value.',
  params: {
    player: param('player'),
    variable: param('playerVariable'),
    value: param('any', { fitsVariable: 'variable' }),
  },
  example: { do: 'setPlayerVariable', player: { get: 'triggeringPlayer' }, variable: 'coins', value: 100 },
});
