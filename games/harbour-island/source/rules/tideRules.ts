import type { GameInput } from '@playloom/game-format';
import { createEarningsRule } from '../../../harbour/source/shared/createEarningsRule.ts';
import { assignPlayerVariable, callRule, loopPlayer } from '../../../harbour/source/shared/expressions.ts';
import { getGlobalVariable } from '../../../../tools/games/kit/expressions.ts';
import { hideTreasureAction } from './treasureRules.ts';

type Rules = NonNullable<GameInput['rules']>;

/** When the sun gets low, as a share of the tide. */
const LOW_SUN = 0.75;
const HIGH_WATER_SECONDS = 12;

/** The tide never stops anyone: it buries another key, and the light tells the time. */
export const tideRules: Rules = [
  {
    id: 'first-tide',
    name: 'The first tide',
    group: 'Tide',
    when: { when: 'gameStarts' },
    do: [callRule('low-tide')],
  },
  {
    id: 'low-tide',
    name: 'Low tide',
    group: 'Tide',
    when: { when: 'timerEnds', timer: 'high-water' },
    do: [
      hideTreasureAction,
      { do: 'setDaylight', brightness: 1, seconds: 3 },
      {
        do: 'startTimer',
        timer: 'low-sun',
        seconds: { get: 'multiply', a: getGlobalVariable('tide-seconds'), b: LOW_SUN },
      },
      { do: 'startTimer', timer: 'tide', seconds: getGlobalVariable('tide-seconds') },
      { do: 'playSound', sound: 'morning' },
      { do: 'showMessage', text: 'Low tide. The water has buried another key.', seconds: 4 },
      {
        do: 'forEachPlayer',
        players: { get: 'allPlayers' },
        actions: [assignPlayerVariable('pace', { get: 'randomNumber', from: 0.7, to: 1.7 }, loopPlayer)],
      },
    ],
  },
  {
    id: 'low-sun',
    name: 'Low sun',
    group: 'Tide',
    when: { when: 'timerEnds', timer: 'low-sun' },
    do: [{ do: 'setDaylight', brightness: 0.75, color: '#c8742e', seconds: 30 }],
  },
  {
    id: 'high-tide',
    name: 'High tide',
    group: 'Tide',
    when: { when: 'timerEnds', timer: 'tide' },
    do: [
      { do: 'playSound', sound: 'bell' },
      { do: 'setDaylight', brightness: 0.45, color: '#1d2350', seconds: 3 },
      { do: 'startTimer', timer: 'high-water', seconds: HIGH_WATER_SECONDS },
      callRule('count-earnings'),
    ],
  },
  createEarningsRule('High tide.', 'Coins in a tide'),
];
