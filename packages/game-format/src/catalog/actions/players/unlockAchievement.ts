import { defineAction } from '../../entry/defineEntry.ts';
import { param } from '../../entry/params.ts';

export const unlockAchievement = defineAction({
  name: 'unlockAchievement',
  category: 'players',
  sentence: 'Unlock the achievement {achievement} for {player}',
  help: 'The player sees it at once and keeps it. Does nothing for bots, or if the player already has it.',
  params: { player: param('player'), achievement: param('achievement') },
  example: { do: 'unlockAchievement', player: { get: 'triggeringPlayer' }, achievement: 'explorer' },
});
