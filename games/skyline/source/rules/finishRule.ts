import type { Expression } from '@playloom/game-format';
import {
  allOf,
  type GameRules,
  triggeringUnitOwner,
  formatSecondsText,
  joinTextFromRight,
} from './expressions.ts';
import {
  getGlobalVariable,
  thisUnit,
  getPlayerVariable,
  negate,
} from '../../../../tools/games/kit/expressions.ts';
import { LEG_COUNT, LEG_PROGRESS } from '../course.ts';
import { hideFlagMarkers } from './flagMarkers.ts';

/** How long the others have after the first person is at the flag. No one waits longer than this. */
const SECONDS_AFTER_FIRST = 10;
/**
 * A runner gets two points for each second under two minutes, in addition to the points for the place. This makes ties
 * rare.
 */
const GOOD_SECONDS = 120;
const POINTS_PER_SECOND = 2;

const here = { get: 'positionOf', entity: thisUnit } as const;

const first: NonNullable<GameRules[number]['do']> = [
  { do: 'changePlayerVariable', player: triggeringUnitOwner, variable: 'races-won', amount: 1 },
  { do: 'setVariable', variable: 'first-name', value: { get: 'nameOfPlayer', player: triggeringUnitOwner } },
  { do: 'setVariable', variable: 'first-time', value: getPlayerVariable('time', triggeringUnitOwner) },
];

const isFirstOfSeveral = allOf(
  { get: 'isEqual', a: getGlobalVariable('people-in'), b: 1 },
  { get: 'isGreater', a: { get: 'listLength', list: { get: 'humanPlayers' } }, b: 1 },
  { get: 'isGreater', a: { get: 'roundTimeLeft' }, b: SECONDS_AFTER_FIRST },
);
const isPerson: Expression = negate({ get: 'isBot', player: triggeringUnitOwner });

/**
 * The first person at the flag starts the last seconds, if other people are still on their way. Bots never cut the race
 * of a person short.
 */
const hurryUp: NonNullable<GameRules[number]['do']> = [
  { do: 'changeVariable', variable: 'people-in', amount: 1 },
  {
    do: 'ifThen',
    condition: isFirstOfSeveral,
    then: [
      { do: 'setRoundTime', seconds: SECONDS_AFTER_FIRST },
      { do: 'playSound', sound: 'hurry' },
      {
        do: 'showMessage',
        text: joinTextFromRight(
          { get: 'nameOfPlayer', player: triggeringUnitOwner },
          ` is at the flag! ${SECONDS_AFTER_FIRST} seconds left.`,
        ),
        seconds: 3,
      },
    ],
    else: [],
  },
];

/** What happens at the finish flag: place, time, and points of the runner. */
export const finish: GameRules[number] = {
  id: 'finish',
  name: 'Finish',
  group: 'Finish',
  when: { when: 'ruleIsRun' },
  do: [
    { do: 'setPlayerVariable', player: triggeringUnitOwner, variable: 'has-finished', value: true },
    { do: 'changeVariable', variable: 'finishers', amount: 1 },
    // Past the goal, and farther the earlier, so that the rank in the race stays.
    {
      do: 'setPlayerVariable',
      player: triggeringUnitOwner,
      variable: 'progress',
      value: { get: 'subtract', a: (LEG_COUNT + 1) * LEG_PROGRESS, b: getGlobalVariable('finishers') },
    },
    {
      do: 'setPlayerVariable',
      player: triggeringUnitOwner,
      variable: 'time',
      value: {
        get: 'round',
        value: { get: 'subtract', a: { get: 'secondsPlayed' }, b: getGlobalVariable('started-at') },
        digits: 2,
      },
    },
    {
      do: 'ifThen',
      condition: {
        get: 'or',
        a: { get: 'isEqual', a: getPlayerVariable('match-time', triggeringUnitOwner), b: 0 },
        b: {
          get: 'isLess',
          a: getPlayerVariable('time', triggeringUnitOwner),
          b: getPlayerVariable('match-time', triggeringUnitOwner),
        },
      },
      then: [
        {
          do: 'setPlayerVariable',
          player: triggeringUnitOwner,
          variable: 'match-time',
          value: getPlayerVariable('time', triggeringUnitOwner),
        },
      ],
      else: [],
    },
    {
      do: 'changeScore',
      player: triggeringUnitOwner,
      amount: {
        get: 'listElement',
        list: getGlobalVariable('prizes'),
        number: getGlobalVariable('finishers'),
      },
    },
    {
      do: 'changeScore',
      player: triggeringUnitOwner,
      amount: {
        get: 'larger',
        a: 0,
        b: {
          get: 'roundUp',
          value: {
            get: 'multiply',
            a: { get: 'subtract', a: GOOD_SECONDS, b: getPlayerVariable('time', triggeringUnitOwner) },
            b: POINTS_PER_SECOND,
          },
        },
      },
    },
    {
      do: 'submitScore',
      player: triggeringUnitOwner,
      score: getPlayerVariable('time', triggeringUnitOwner),
      leaderboard: 'Fastest runs (seconds)',
      order: 'lowest',
    },
    { do: 'sendEvent', event: 'finished', value: triggeringUnitOwner },
    ...hideFlagMarkers(triggeringUnitOwner),
    { do: 'setUnitControl', unit: thisUnit, isOn: false },
    {
      do: 'playAnimation',
      entity: thisUnit,
      animation: joinTextFromRight({ get: 'typeOfUnit', unit: thisUnit }, '-cheer'),
    },
    { do: 'showEffect', effect: 'confetti', position: here },
    { do: 'playSound', sound: 'finish', player: triggeringUnitOwner },
    {
      do: 'ifThen',
      condition: { get: 'isEqual', a: getGlobalVariable('finishers'), b: 1 },
      then: first,
      else: [],
    },
    { do: 'ifThen', condition: isPerson, then: hurryUp, else: [] },
    {
      do: 'setScreenText',
      text: joinTextFromRight(
        'At the flag in ',
        formatSecondsText(getPlayerVariable('time', triggeringUnitOwner)),
        '! The race ends with the clock.',
      ),
      place: 'top',
      player: triggeringUnitOwner,
    },
    {
      do: 'ifThen',
      condition: {
        get: 'or',
        a: { get: 'isEqual', a: getPlayerVariable('best-time', triggeringUnitOwner), b: 0 },
        b: {
          get: 'isLess',
          a: getPlayerVariable('time', triggeringUnitOwner),
          b: getPlayerVariable('best-time', triggeringUnitOwner),
        },
      },
      then: [
        {
          do: 'setPlayerVariable',
          player: triggeringUnitOwner,
          variable: 'best-time',
          value: getPlayerVariable('time', triggeringUnitOwner),
        },
        { do: 'showTextOver', entity: thisUnit, text: 'My best run!', seconds: 3 },
      ],
      else: [],
    },
  ],
};
