import type { Action, Expression, GameInput } from '@playloom/game-format';
import { both, either, eachPlayer, is, join, not, own, placeOf, player, set, when, world } from './words.ts';

type Rules = NonNullable<GameInput['rules']>;

const PLACES = 3;
const best: Expression = world('rank-best');

function scoreOf(of: Expression): Expression {
  return { get: 'scoreOf', player: of };
}

const isBetter: Expression = both(
  not({ get: 'listContains', list: world('ranked'), element: eachPlayer }),
  either({ get: 'isNothing', value: best }, { get: 'isGreater', a: scoreOf(eachPlayer), b: scoreOf(best) }),
);

/** Finds the best of those who have no place yet and writes them down. */
const rankNext: readonly Action[] = [
  { do: 'setVariable', variable: 'rank-best', value: null },
  {
    do: 'forEachPlayer',
    players: { get: 'allPlayers' },
    actions: [when(isBetter, [{ do: 'setVariable', variable: 'rank-best', value: eachPlayer }])],
  },
  when({ get: 'isNothing', value: best }, [{ do: 'stopLoop' }]),
  { do: 'addToList', variable: 'ranked', element: best },
  {
    do: 'setVariable',
    variable: 'ranking',
    value: join(
      world('ranking'),
      '   ',
      { get: 'listLength', list: world('ranked') },
      '. ',
      { get: 'nameOfPlayer', player: best },
      ' ',
      scoreOf(best),
    ),
  },
];

/** The three who earned most, on every screen; the best day of each on the leaderboard. */
export function rankRules(title: string, leaderboard: string): Rules {
  return [
    {
      id: 'rank',
      name: 'Rank the day',
      group: 'Day',
      when: { when: 'ruleIsRun' },
      do: [
        { do: 'setVariable', variable: 'ranked', value: { get: 'emptyList' } },
        { do: 'setVariable', variable: 'ranking', value: title },
        { do: 'repeat', times: PLACES, actions: rankNext },
        { do: 'setScreenText', text: world('ranking'), place: 'center' },
        { do: 'sendChat', text: world('ranking') },
        {
          do: 'forEachPlayer',
          players: { get: 'humanPlayers' },
          actions: [
            { do: 'submitScore', player: eachPlayer, score: scoreOf(eachPlayer), leaderboard },
            when({ get: 'isGreater', a: scoreOf(eachPlayer), b: own('best-day', eachPlayer) }, [
              set('best-day', scoreOf(eachPlayer), eachPlayer),
              {
                do: 'showMessageTo',
                player: eachPlayer,
                text: join('Your best day so far: ', scoreOf(eachPlayer), ' coins!'),
                seconds: 5,
              },
            ]),
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
        when({ get: 'isNothing', value: player }, [
          { do: 'showMessage', text: 'A tie! Nobody earned more than all others today.', seconds: 6 },
          { do: 'stopRule' },
        ]),
        {
          do: 'showMessage',
          text: join({ get: 'nameOfPlayer', player }, ' earned most today!'),
          seconds: 6,
        },
        { do: 'playSound', sound: 'win', player },
        { do: 'showEffect', effect: 'coins', position: placeOf({ get: 'unitOf', player }) },
      ],
    },
  ];
}

export const rankVariables = {
  ranked: { name: 'Ranked players', type: 'list' as const, initial: [], isPublic: false },
  'rank-best': { name: 'Best of those not ranked yet', type: 'player' as const, isPublic: false },
  ranking: { name: 'Ranking of the day', type: 'text' as const, initial: '' },
};

/** Whether a variable of the loop’s player has a value. */
export function isOwn(variable: string, value: Expression): Expression {
  return is(own(variable, eachPlayer), value);
}
