import { defineAction } from '../../entry/defineEntry.ts';
import { numberParam, param } from '../../entry/params.ts';

export const changePlayerVariable = defineAction({
  name: 'changePlayerVariable',
  category: 'variables',
  sentence: 'Add {amount} to {variable} of {player}',
  help: 'Adds to one player’s number variable. Use a negative amount to subtract.',
  params: { player: param('player'), variable: param('playerVariable'), amount: numberParam({ default: 1 }) },
  example: { do: 'changePlayerVariable', player: { get: 'triggeringPlayer' }, variable: 'coins', amount: 25 },
});
