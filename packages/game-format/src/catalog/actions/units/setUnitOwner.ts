import { defineAction } from '../../entry/defineEntry.ts';
import { optionalParam, param } from '../../entry/params.ts';

export const setUnitOwner = defineAction({
  name: 'setUnitOwner',
  category: 'units',
  sentence: 'Give {unit} to {player}',
  help: 'Changes which player a unit belongs to. If you don’t choose a player, the unit belongs to no one.',
  params: { unit: param('unit'), player: optionalParam('player') },
  example: { do: 'setUnitOwner', unit: { get: 'triggeringUnit' }, player: { get: 'triggeringPlayer' } },
});
