import type { Action, Expression, GameInput } from '@playloom/game-format';
import {
  allOf,
  anyOf,
  loopPlayer,
  equals,
  getPosition,
  assignPlayerVariable,
  ifThenElse,
} from './expressions.ts';
import {
  joinText,
  negate,
  getGlobalVariable,
  player,
  getPlayerVariable,
} from '../../../../tools/games/kit/expressions.ts';

type Rules = NonNullable<GameInput['rules']>;

const RANKS = 3;
const best: Expression = getGlobalVariable('rank-best');

function scoreOf(of: Expression): Expression {
  return { get: 'scoreOf', player: of };
}

const isBetter: Expression = allOf(
  negate({ get: 'listContains', list: getGlobalVariable('ranked'), element: loopPlayer }),
  anyOf({ get: 'isNothing', value: best }, { get: 'isGreater', a: scoreOf(loopPlayer), b: scoreOf(best) }),
);

/** Finds the best player who is not ranked yet and adds them to the ranking. */
const rankNext: readonly Action[] = [
  { do: 'setVariable', variable: 'rank-best', value: null },
  {
    do: 'forEachPlayer',
    players: { get: 'allPlayers' },
    actions: [ifThenElse(isBetter, [{ do: 'setVariable', variable: 'rank-best', value: loopPlayer }])],
  },
  ifThenElse({ get: 'isNothing', value: best }, [{ do: 'stopLoop' }]),
  { do: 'addToList', variable: 'ranked', element: best },
  {
    do: 'setVariable',
    variable: 'ranking',
    value: joinText(
      getGlobalVariable('ranking'),
      '   ',
      { get: 'listLength', list: getGlobalVariable('ranked') },
      '. ',
      { get: 'nameOfPlayer', player: best },
      ' ',
      scoreOf(best),
    ),
  },
];

/**
 * Creates the rules that show the three players who earned the most, and add everyone's best day to the leaderboard.
 */
export function createRankRules(title: string, leaderboard: string): Rules {
  return [
    {
      id: 'rank',
      name: 'Rank the day',
      group: 'Day',
      when: { when: 'ruleIsRun' },
      do: [
        { do: 'setVariable', variable: 'ranked', value: { get: 'emptyList' } },
        { do: 'setVariable', variable: 'ranking', value: title },
        { do: 'repeat', times: RANKS, actions: rankNext },
        { do: 'setScreenText', text: getGlobalVariable('ranking'), place: 'center' },
        { do: 'sendChat', text: getGlobalVariable('ranking') },
        {
          do: 'forEachPlayer',
          players: { get: 'humanPlayers' },
          actions: [
            { do: 'submitScore', player: loopPlayer, score: scoreOf(loopPlayer), leaderboard },
            ifThenElse(
              { get: 'isGreater', a: scoreOf(loopPlayer), b: getPlayerVariable('best-day', loopPlayer) },
              [
                assignPlayerVariable('best-day', scoreOf(loopPlayer), loopPlayer),
                {
                  do: 'showMessageTo',
                  player: loopPlayer,
                  text: joinText('Your best day so far: ', scoreOf(loopPlayer), ' coins!'),
                  seconds: 5,
                },
              ],
            ),
          ],
        },
      ],
    },
    {
      id: 'winner',
      name: 'The winner of the day',
      group: 'Day',
      when: { when: 'matchEnds' },
      do: [
        ifThenElse({ get: 'isNothing', value: player }, [
          { do: 'showMessage', text: 'A tie! There is no winner today.', seconds: 6 },
          { do: 'stopRule' },
        ]),
        {
          do: 'showMessage',
          text: joinText({ get: 'nameOfPlayer', player }, ' earned the most today!'),
          seconds: 6,
        },
        { do: 'playSound', sound: 'win', player },
        { do: 'showEffect', effect: 'coins', position: getPosition({ get: 'unitOf', player }) },
      ],
    },
  ];
}

export const rankVariables = {
  ranked: { name: 'Ranked players', type: 'list' as const, initial: [], isPublic: false },
  'rank-best': { name: 'Best player not ranked yet', type: 'player' as const, isPublic: false },
  ranking: { name: 'Ranking of the day', type: 'text' as const, initial: '' },
};

/** Whether a variable of the current player in a loop has the given value. */
export function isLoopPlayerVariable(variable: string, value: Expression): Expression {
  return equals(getPlayerVariable(variable, loopPlayer), value);
}
