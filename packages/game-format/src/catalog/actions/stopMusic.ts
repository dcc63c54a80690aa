import { defineAction } from '../defineEntry.ts';
import { optionalParam } from '../params.ts';

export const stopMusic = defineAction({
  name: 'stopMusic',
  category: 'sound',
  sentence: 'Stop the music of {player}',
  help: 'Ends the music; without a player for everyone.',
  params: { player: optionalParam('player') },
  example: { do: 'stopMusic' },
});
