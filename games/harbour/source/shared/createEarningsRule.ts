import type { Action, GameInput } from '@playloom/game-format';
import { assignPlayerVariable, ifThenElse, loopPlayer, messagePlayer } from './expressions.ts';
import { getPlayerVariable, joinText } from '../../../../tools/games/kit/expressions.ts';

type Rule = NonNullable<GameInput['rules']>[number];

const earned = { get: 'scoreOf', player: loopPlayer } as const;

/** Tells everyone what they earned, compared with their own best. No one wins: the world goes on. */
const countEarnings = (opening: string, leaderboard: string): Action[] => [
  { do: 'submitScore', player: loopPlayer, score: earned, leaderboard },
  ifThenElse(
    { get: 'isGreater', a: earned, b: getPlayerVariable('best-day', loopPlayer) },
    [
      assignPlayerVariable('best-day', earned, loopPlayer),
      messagePlayer(joinText(`${opening} Coins you earned: `, earned, '. Your best so far!'), 5, loopPlayer),
    ],
    [messagePlayer(joinText(`${opening} Coins you earned: `, earned, '.'), 5, loopPlayer)],
  ),
];

/** Creates the rule for the end of a day or tide. A player’s score is what they have earned since its start. */
export function createEarningsRule(opening: string, leaderboard: string): Rule {
  return {
    id: 'count-earnings',
    name: 'Count what everyone earned',
    group: 'Day',
    when: { when: 'ruleIsRun' },
    do: [
      {
        do: 'forEachPlayer',
        players: { get: 'humanPlayers' },
        actions: [
          ifThenElse({ get: 'isGreater', a: earned, b: 0 }, countEarnings(opening, leaderboard), [
            messagePlayer(opening, 3, loopPlayer),
          ]),
        ],
      },
      {
        do: 'forEachPlayer',
        players: { get: 'allPlayers' },
        actions: [{ do: 'setScore', player: loopPlayer, score: 0 }],
      },
    ],
  };
}
