import { defineAction } from '../defineEntry.ts';
import { optionalParam, param } from '../params.ts';

export const playSound = defineAction({
  name: 'playSound',
  category: 'sound',
  sentence: 'Play {sound} to {player}',
  help: 'Plays a sound as if it were close by; without a player everyone hears it.',
  params: { sound: param('sound'), player: optionalParam('player') },
  example: { do: 'playSound', sound: 'bell' },
});
