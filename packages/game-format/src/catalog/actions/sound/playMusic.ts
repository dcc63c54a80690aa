import { defineAction } from '../../entry/defineEntry.ts';
import { optionalParam, param } from '../../entry/params.ts';

export const playMusic = defineAction({
  name: 'playMusic',
  category: 'sound',
  sentence: 'Play {sound} as music for {player}',
  help: 'Replaces the current music with a looping sound. If you don’t choose a player, everyone hears it.',
  params: { sound: param('sound'), player: optionalParam('player') },
  example: { do: 'playMusic', sound: 'bell' },
});
