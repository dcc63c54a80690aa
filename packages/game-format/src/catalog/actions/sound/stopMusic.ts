import { defineAction } from '../../entry/defineEntry.ts';
import { optionalParam } from '../../entry/params.ts';

export const stopMusic = defineAction({
  name: 'stopMusic',
  category: 'sound',
  sentence: 'Stop the music for {player}',
  help: 'Stops the music. If you don’t choose a player, it stops for everyone.',
  params: { player: optionalParam('player') },
  example: { do: 'stopMusic' },
});
