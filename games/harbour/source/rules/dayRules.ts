import type { Action, Expression, GameInput } from '@playloom/game-format';
import { errandIds, errands, getErrandVariable } from '../errands.ts';
import { createEarningsRule } from '../shared/createEarningsRule.ts';
import {
  addToPlayerVariable,
  chooseBetween,
  loopPlayer,
  equals,
  makeList,
  assignPlayerVariable,
  ifThenElse,
} from '../shared/expressions.ts';
import {
  joinText,
  negate,
  getGlobalVariable,
  getPlayerVariable,
} from '../../../../tools/games/kit/expressions.ts';

type Rules = NonNullable<GameInput['rules']>;

/** When the light changes, as shares of the day. */
const AFTERNOON = 7 / 12;
const GOLDEN_HOUR = 5 / 6;
const NIGHT_SECONDS = 12;
const GOLDEN_PRICE = 4;
const PRICE = 2;

/** Who pays double today. */
export const specialGiver: Expression = errandIds.reduce<Expression>(
  (others, errand) =>
    chooseBetween(equals(getGlobalVariable('special'), errand), errands[errand].giver, others),
  'Nobody',
);

/** Starts a timer that ends at this part of the day. */
function startDayTimer(timer: string, part: number): Action {
  const seconds: Expression = { get: 'multiply', a: getGlobalVariable('day-seconds'), b: part };
  return { do: 'startTimer', timer, seconds };
}

function isErrandAt(errand: (typeof errandIds)[number], state: number): Expression {
  return equals(getPlayerVariable(getErrandVariable(errand), loopPlayer), state);
}

/** The day never stops anyone: light, prices, and errands change while players go on. */
export const dayRules: Rules = [
  {
    id: 'first-morning',
    name: 'The first morning',
    group: 'Day',
    when: { when: 'gameStarts' },
    do: [{ do: 'runRule', rule: 'morning' }],
  },
  {
    id: 'morning',
    name: 'Morning',
    group: 'Day',
    comment: 'Finished errands can be done again. Players keep coins, items and errands in progress.',
    when: { when: 'timerEnds', timer: 'night' },
    do: [
      { do: 'changeVariable', variable: 'day' },
      {
        do: 'setVariable',
        variable: 'special',
        value: { get: 'randomElement', list: makeList(...errandIds) },
      },
      { do: 'setDaylight', brightness: 1, seconds: 3 },
      startDayTimer('afternoon', AFTERNOON),
      startDayTimer('golden-hour', GOLDEN_HOUR),
      startDayTimer('sunset', 1),
      { do: 'playSound', sound: 'morning' },
      { do: 'playMusic', sound: 'calm' },
      {
        do: 'showMessage',
        text: joinText('Day ', getGlobalVariable('day'), '. Today ', specialGiver, ' pays double.'),
        seconds: 5,
      },
      {
        do: 'forEachPlayer',
        players: { get: 'allPlayers' },
        actions: [
          ...errandIds.map((errand) =>
            ifThenElse(isErrandAt(errand, 2), [
              assignPlayerVariable(getErrandVariable(errand), 0, loopPlayer),
            ]),
          ),
          ifThenElse(negate(isErrandAt('crabs', 1)), [assignPlayerVariable('crabs-chased', 0, loopPlayer)]),
          assignPlayerVariable('pace', { get: 'randomNumber', from: 0.8, to: 2 }, loopPlayer),
          addToPlayerVariable('mornings', 1, loopPlayer),
        ],
      },
    ],
  },
  {
    id: 'wake-up',
    name: 'A player wakes up',
    group: 'Day',
    when: { when: 'playerVariableChanges', variable: 'mornings' },
    do: [{ do: 'runRule', rule: 'refresh-log' }],
  },
  {
    id: 'afternoon',
    name: 'Afternoon',
    group: 'Day',
    when: { when: 'timerEnds', timer: 'afternoon' },
    do: [{ do: 'setDaylight', brightness: 0.88, color: '#c8742e', seconds: 30 }],
  },
  {
    id: 'golden-hour',
    name: 'Golden hour',
    group: 'Day',
    comment: 'In the last minute of the day, pilchards are worth twice as much.',
    when: { when: 'timerEnds', timer: 'golden-hour' },
    do: [
      { do: 'setVariable', variable: 'fish-price', value: GOLDEN_PRICE },
      { do: 'setDaylight', brightness: 0.72, color: '#c8542e', seconds: 20 },
      { do: 'showMessage', text: 'Golden hour! Marta pays double for pilchards until the bell.', seconds: 5 },
      { do: 'playMusic', sound: 'cheerful' },
      { do: 'playSound', sound: 'errand' },
    ],
  },
  {
    id: 'sunset',
    name: 'Sunset',
    group: 'Day',
    when: { when: 'timerEnds', timer: 'sunset' },
    do: [
      { do: 'playSound', sound: 'bell' },
      { do: 'setVariable', variable: 'fish-price', value: PRICE },
      { do: 'setDaylight', brightness: 0.4, color: '#1d2350', seconds: 3 },
      { do: 'startTimer', timer: 'night', seconds: NIGHT_SECONDS },
      { do: 'runRule', rule: 'count-earnings' },
    ],
  },
  createEarningsRule('Sunset.', 'Coins in a day'),
];
