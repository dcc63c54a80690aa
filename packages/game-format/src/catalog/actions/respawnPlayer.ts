import { defineAction } from '../defineEntry.ts';
import { param } from '../params.ts';

export const respawnPlayer = defineAction({
  name: 'respawnPlayer',
  category: 'players',
  sentence: 'Respawn {player} at a spawn point',
  help: 'Gives the player a fresh unit, whether the old one is alive or dead.',
  params: { player: param('player') },
  example: { do: 'respawnPlayer', player: { get: 'triggeringPlayer' } },
});
