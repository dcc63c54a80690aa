import { defineValue } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const unitOf = defineValue({
  name: 'unitOf',
  category: 'players',
  sentence: 'the unit of {player}',
  help: 'The unit a player controls, or nothing if they don’t have one right now.',
  params: { player: param('player') },
  returns: 'unit',
  example: { get: 'unitOf', player: { get: 'triggeringPlayer' } },
});
