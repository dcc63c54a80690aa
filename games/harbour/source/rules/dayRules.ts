import type { Expression, GameInput } from '@playloom/game-format';
import { errandIds, errands, getErrandVariable } from '../errands.ts';
import { isLoopPlayerVariable, createRankRules } from '../shared/createRankRules.ts';
import {
  addToPlayerVariable,
  chooseBetween,
  loopPlayer,
  equals,
  makeList,
  assignPlayerVariable,
  ifThenElse,
} from '../shared/expressions.ts';
import { joinText, negate, getGlobalVariable } from '../../../../tools/games/kit/expressions.ts';

type Rules = NonNullable<GameInput['rules']>;

/** Times when the light changes, in seconds after the start of the day. */
const AFTERNOON = 210;
const GOLDEN_HOUR = 300;
const GOLDEN_PRICE = 4;
const PRICE = 2;

const specialGiver: Expression = errandIds.reduce<Expression>(
  (others, errand) =>
    chooseBetween(equals(getGlobalVariable('special'), errand), errands[errand].giver, others),
  'Nobody',
);

export const dayRules: Rules = [
  {
    id: 'morning',
    name: 'Morning',
    group: 'Day',
    comment: 'Finished errands can be done again. Players keep coins, items and errands in progress.',
    when: { when: 'roundStarts' },
    do: [
      { do: 'changeVariable', variable: 'day' },
      {
        do: 'setVariable',
        variable: 'special',
        value: { get: 'randomElement', list: makeList(...errandIds) },
      },
      { do: 'setVariable', variable: 'fish-price', value: PRICE },
      { do: 'setDaylight', brightness: 1, seconds: 3 },
      { do: 'setScreenText', text: '', place: 'center' },
      { do: 'startTimer', timer: 'afternoon', seconds: AFTERNOON },
      { do: 'startTimer', timer: 'golden-hour', seconds: GOLDEN_HOUR },
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
            ifThenElse(isLoopPlayerVariable(getErrandVariable(errand), 2), [
              assignPlayerVariable(getErrandVariable(errand), 0, loopPlayer),
            ]),
          ),
          ifThenElse(negate(isLoopPlayerVariable(getErrandVariable('crabs'), 1)), [
            assignPlayerVariable('crabs-chased', 0, loopPlayer),
          ]),
          assignPlayerVariable('line', 0, loopPlayer),
          assignPlayerVariable('task', '', loopPlayer),
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
    do: [
      { do: 'runRule', rule: 'wear-hat' },
      { do: 'runRule', rule: 'refresh-log' },
    ],
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
    comment: 'In the last minute, pilchards are worth twice as much, so that players can still catch up.',
    when: { when: 'timerEnds', timer: 'golden-hour' },
    if: [{ get: 'isRoundRunning' }],
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
    when: { when: 'roundEnds' },
    do: [
      { do: 'playSound', sound: 'bell' },
      { do: 'setDaylight', brightness: 0.4, color: '#1d2350', seconds: 3 },
      { do: 'runRule', rule: 'rank' },
    ],
  },
  ...createRankRules('Sunset at Pilchard Bay.', 'Coins in a day'),
];
