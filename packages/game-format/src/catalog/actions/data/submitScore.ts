import { defineAction } from '../../entry/defineEntry.ts';
import { choiceParam, numberParam, param } from '../../entry/params.ts';

export const submitScore = defineAction({
  name: 'submitScore',
  category: 'data',
  sentence: 'Submit {score} for {player} to the leaderboard {leaderboard}, {order} first',
  help: 'Saves each player’s best score. The leaderboard is shown on the game’s page.',
  params: {
    player: param('player'),
    score: numberParam(),
    leaderboard: param('text', { default: 'Best scores' }),
    order: choiceParam(['highest', 'lowest'], 'highest'),
  },
  example: { do: 'submitScore', player: { get: 'triggeringPlayer' }, score: 120 },
});
