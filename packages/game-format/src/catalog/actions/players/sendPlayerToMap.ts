import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const sendPlayerToMap = defineAction({
  name: 'sendPlayerToMap',
  category: 'players',
  sentence: 'Send {player} to the map {map}',
  help: 'Moves a player to another map in this world. Their saved data comes with them.',
  params: { player: param('player'), map: param('worldMap') },
  example: { do: 'sendPlayerToMap', player: { get: 'triggeringPlayer' }, map: 'island' },
});
