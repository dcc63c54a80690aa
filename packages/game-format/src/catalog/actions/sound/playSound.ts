import { defineAction } from '../../entry/defineEntry.ts';
import { optionalParam, param } from '../../entry/params.ts';

export const playSound = defineAction({
  name: 'playSound',
  category: 'sound',
  sentence: 'Play {sound} for {player}',
  help: 'Plays a sound at full volume. If you don’t choose a player, everyone hears it.',
  params: { sound: param('sound'), player: optionalParam('player') },
  example: { do: 'playSound', sound: 'bell' },
});
