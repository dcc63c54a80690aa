import { defineAction } from '../defineEntry.ts';
import { param } from '../params.ts';

export const respawnPlayer = defineAction({
  name: 'respawnPlayer',
  category: 'players',
  sentence: 'Bring {player} back at a spawn point',
  help: 'Gives the player its unit anew, alive or dead.',
  params: { player: param('player') },
  example: { do: 'respawnPlayer', player: { get: 'triggeringPlayer' } },
});
