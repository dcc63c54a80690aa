import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const playerVariable = defineValue({
  name: 'playerVariable',
  category: 'variables',
  sentence: '{variable} of {player}',
  help: 'The value of one player’s variable.',
  params: { player: param('player'), variable: param('playerVariable') },
  returns: 'any',
  returnsVariable: 'variable',
  example: { get: 'playerVariable', player: { get: 'triggeringPlayer' }, variable: 'coins' },
});
