import { defineAction } from '../defineEntry.ts';
import { choiceParam, numberParam, param } from '../params.ts';

export const submitScore = defineAction({
  name: 'submitScore',
  category: 'data',
  sentence: 'Enter {score} for {player} on the leaderboard {leaderboard}, {order} first',
  help: 'Keeps the best score of each player; the board is shown on the page of the game.',
  params: {
    player: param('player'),
    score: numberParam(),
    leaderboard: param('text', { default: 'Best scores' }),
    order: choiceParam(['highest', 'lowest'], 'highest'),
  },
  example: { do: 'submitScore', player: { get: 'triggeringPlayer' }, score: 120 },
});
