import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const respawnPlayer = defineAction({
  name: 'respawnPlayer',
  category: 'players',
  sentence: 'Respawn {player} at a spawn point',
  help: 'Gives a player a new unit, even if the old one is still alive.',
  params: { player: param('player') },
  example: { do: 'respawnPlayer', player: { get: 'triggeringPlayer' } },
});
