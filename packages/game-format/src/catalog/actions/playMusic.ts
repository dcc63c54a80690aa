import { defineAction } from '../defineEntry.ts';
import { optionalParam, param } from '../params.ts';

export const playMusic = defineAction({
  name: 'playMusic',
  category: 'sound',
  sentence: 'Play {sound} as music to {player}',
  help: 'Plays a sound over and over in place of the music before it.',
  params: { sound: param('sound'), player: optionalParam('player') },
  example: { do: 'playMusic', sound: 'bell' },
});
