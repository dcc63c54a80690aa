import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const unitsOfPlayer = defineValue({
  name: 'unitsOfPlayer',
  category: 'units',
  sentence: 'the units of {player}',
  help: 'Every living unit that belongs to a player.',
  params: { player: param('player') },
  returns: 'units',
  example: { get: 'unitsOfPlayer', player: { get: 'triggeringPlayer' } },
});
