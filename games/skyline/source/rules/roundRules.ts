import type { Expression } from '@playloom/game-format';
import { COURSE_START, FINISH_X, LEG_COUNT, LEG_PROGRESS } from '../course.ts';
import { hideFlagMarkers, showFlagMarker } from './flagMarkers.ts';
import { type GameRules, formatSecondsText, joinTextFromRight } from './expressions.ts';
import { negate, getGlobalVariable, getPlayerVariable } from '../../../../tools/games/kit/expressions.ts';

const each = { get: 'eachPlayer' } as const;
const player = { get: 'triggeringPlayer' } as const;
/** Number of races in a match. */
export const RACES_PER_MATCH = 3;

/** What to do now, at the top of the screen until the player has finished. */
const OBJECTIVE = 'Run right to the flag. Antennas are checkpoints.';
/** What the whole way is worth for runners who are not at the flag in time: as much as the last place there. */
const POINTS_FOR_THE_WAY = 10;

const startPoint = { get: 'point', ...COURSE_START } as const;

const runnerX: Expression = {
  get: 'positionX',
  position: { get: 'positionOf', entity: { get: 'unitOf', player: each } },
};
const progress: Expression = {
  get: 'multiply',
  a: {
    get: 'add',
    a: { get: 'subtract', a: getPlayerVariable('leg', each), b: 1 },
    b: {
      get: 'clamp',
      value: {
        get: 'divide',
        a: { get: 'subtract', a: runnerX, b: COURSE_START.x },
        b: FINISH_X - COURSE_START.x,
      },
      min: 0,
      max: 1,
    },
  },
  b: LEG_PROGRESS,
};

const pointsForTheWay: Expression = {
  get: 'roundDown',
  value: {
    get: 'multiply',
    a: { get: 'divide', a: getPlayerVariable('progress', each), b: LEG_COUNT * LEG_PROGRESS },
    b: POINTS_FOR_THE_WAY,
  },
};

const BOT_SPEED_MIN = 5.1;
const BOT_SPEED_MAX = 6.3;

/** Rules for the start and end of races, and for messages. */
export const roundRules: GameRules = [
  {
    id: 'game-starts',
    name: 'Game starts',
    group: 'Rounds',
    when: { when: 'gameStarts' },
    do: [{ do: 'playMusic', sound: 'music' }],
  },
  {
    id: 'welcome',
    name: 'Welcome',
    group: 'Rounds',
    comment: 'Says what the race is about. The tips of the game explain the controls.',
    when: { when: 'playerJoins' },
    do: [
      { do: 'setPlayerVariable', player, variable: 'home', value: startPoint },
      { do: 'setScreenText', text: OBJECTIVE, place: 'top', player },
      showFlagMarker(player, 1),
      {
        do: 'showMessageTo',
        player,
        text: 'Your team has three runners. Fell down? {Press:r} to go back to the last antenna.',
        seconds: 6,
      },
    ],
  },
  {
    id: 'round-starts',
    name: 'Race starts',
    group: 'Rounds',
    when: { when: 'roundStarts' },
    do: [
      {
        do: 'ifThen',
        condition: { get: 'isEqual', a: { get: 'roundNumber' }, b: 1 },
        then: [
          {
            do: 'forEachPlayer',
            players: { get: 'allPlayers' },
            actions: ['match-time', 'coins', 'races-won'].map((variable) => ({
              do: 'setPlayerVariable' as const,
              player: each,
              variable,
              value: 0,
            })),
          },
        ],
        else: [],
      },
      { do: 'setVariable', variable: 'started-at', value: { get: 'secondsPlayed' } },
      { do: 'setVariable', variable: 'finishers', value: 0 },
      { do: 'setVariable', variable: 'people-in', value: 0 },
      { do: 'setVariable', variable: 'front', value: 0 },
      { do: 'setScreenText', text: OBJECTIVE, place: 'top' },
      { do: 'playSound', sound: 'go' },
      {
        do: 'showMessage',
        text: chooseStartText(),
        seconds: 2,
      },
      {
        do: 'forEachProp',
        props: { get: 'propsOfType', propType: 'coin' },
        actions: [{ do: 'showTo', entity: { get: 'eachProp' } }],
      },
      {
        do: 'forEachProp',
        props: { get: 'propsOfType', propType: 'checkpoint' },
        actions: [{ do: 'playAnimation', entity: { get: 'eachProp' }, animation: 'flag-down' }],
      },
      {
        do: 'forEachPlayer',
        players: { get: 'allPlayers' },
        actions: [
          { do: 'setPlayerVariable', player: each, variable: 'home', value: startPoint },
          { do: 'setPlayerVariable', player: each, variable: 'checkpoint', value: 0 },
          { do: 'setPlayerVariable', player: each, variable: 'leg', value: 1 },
          { do: 'setPlayerVariable', player: each, variable: 'progress', value: 0 },
          ...hideFlagMarkers(each),
          showFlagMarker(each, 1),
          {
            do: 'changeUnitType',
            unit: { get: 'unitOf', player: each },
            unitType: { get: 'listElement', list: getGlobalVariable('colors'), number: 1 },
          },
          { do: 'setPlayerVariable', player: each, variable: 'taken', value: { get: 'emptyList' } },
          { do: 'setPlayerVariable', player: each, variable: 'has-finished', value: false },
          { do: 'setUnitControl', unit: { get: 'unitOf', player: each }, isOn: true },
        ],
      },
      {
        do: 'forEachPlayer',
        players: { get: 'botPlayers' },
        actions: [
          {
            do: 'setPlayerVariable',
            player: each,
            variable: 'pace',
            value: { get: 'randomNumber', from: BOT_SPEED_MIN, to: BOT_SPEED_MAX },
          },
        ],
      },
      { do: 'runRule', rule: 'pace-bots' },
      { do: 'runRule', rule: 'send-bots' },
    ],
  },
  {
    id: 'pace-bots',
    name: 'Pace of bots',
    group: 'Bots',
    comment:
      'Each bot gets a new pace in each race, so that a different one can win. All of them run slower against weak players.',
    when: { when: 'ruleIsRun' },
    do: [
      {
        do: 'forEachPlayer',
        players: { get: 'botPlayers' },
        actions: [
          {
            do: 'setUnitSpeed',
            unit: { get: 'unitOf', player: each },
            speed: {
              get: 'multiply',
              a: getPlayerVariable('pace', each),
              b: { get: 'add', a: 0.88, b: { get: 'multiply', a: { get: 'botSkill' }, b: 0.24 } },
            },
          },
        ],
      },
    ],
  },
  {
    id: 'send-bots',
    name: 'Send bots',
    group: 'Bots',
    comment: 'Bots run to the flag; they jump at gaps and walls by themselves.',
    when: { when: 'everySeconds', seconds: 2 },
    if: [{ get: 'isRoundRunning' }],
    do: [
      {
        do: 'forEachPlayer',
        players: { get: 'botPlayers' },
        actions: [
          {
            do: 'ifThen',
            condition: negate(getPlayerVariable('has-finished', each)),
            then: [
              {
                do: 'orderMoveTo',
                unit: { get: 'unitOf', player: each },
                position: { get: 'centerOf', region: 'finish' },
              },
            ],
            else: [],
          },
        ],
      },
    ],
  },
  {
    id: 'everyone-in',
    name: 'Everyone has finished',
    group: 'Rounds',
    comment:
      'Counts the people who are still running. The race doesn’t wait for bots, nor for players who left. Bots among themselves run to the end.',
    when: { when: 'everySeconds', seconds: 1 },
    if: [{ get: 'isRoundRunning' }, { get: 'isGreater', a: getGlobalVariable('finishers'), b: 0 }],
    do: [
      { do: 'setVariable', variable: 'running', value: 0 },
      {
        do: 'forEachPlayer',
        players: {
          get: 'chooseValue',
          condition: { get: 'isGreater', a: getGlobalVariable('people-in'), b: 0 },
          yes: { get: 'humanPlayers' },
          no: { get: 'allPlayers' },
        },
        actions: [
          {
            do: 'ifThen',
            condition: getPlayerVariable('has-finished', each),
            then: [],
            else: [{ do: 'changeVariable', variable: 'running', amount: 1 }],
          },
        ],
      },
      {
        do: 'ifThen',
        condition: { get: 'isEqual', a: getGlobalVariable('running'), b: 0 },
        then: [{ do: 'endRound' }],
        else: [],
      },
    ],
  },
  {
    id: 'show-progress',
    name: 'Measure the progress',
    group: 'Rounds',
    comment: 'For the race bar: the legs that are done, and how far the runner is in this one.',
    when: { when: 'everySeconds', seconds: 0.25 },
    if: [{ get: 'isRoundRunning' }],
    do: [
      {
        do: 'forEachPlayer',
        players: { get: 'allPlayers' },
        actions: [
          {
            do: 'ifThen',
            condition: getPlayerVariable('has-finished', each),
            then: [],
            else: [{ do: 'setPlayerVariable', player: each, variable: 'progress', value: progress }],
          },
        ],
      },
    ],
  },
  {
    id: 'round-ends',
    name: 'Race ends',
    group: 'Rounds',
    when: { when: 'roundEnds' },
    do: [
      {
        do: 'ifThen',
        condition: { get: 'isEqual', a: getGlobalVariable('finishers'), b: 0 },
        then: [{ do: 'showMessage', text: 'No one reached the flag in time.', seconds: 4 }],
        else: [
          {
            do: 'showMessage',
            text: joinTextFromRight(
              'First at the flag: ',
              getGlobalVariable('first-name'),
              ' in ',
              formatSecondsText(getGlobalVariable('first-time')),
            ),
            seconds: 4,
          },
        ],
      },
      {
        do: 'forEachPlayer',
        players: { get: 'allPlayers' },
        actions: [
          {
            do: 'ifThen',
            condition: getPlayerVariable('has-finished', each),
            then: [],
            else: [{ do: 'changeScore', player: each, amount: pointsForTheWay }],
          },
        ],
      },
      // Without this, the rule “Everyone has finished” would end the next race as soon as it starts.
      { do: 'setVariable', variable: 'finishers', value: 0 },
      {
        do: 'ifThen',
        condition: { get: 'isAtLeast', a: { get: 'roundNumber' }, b: getGlobalVariable('races') },
        then: [{ do: 'endMatch' }],
        else: [],
      },
    ],
  },
  {
    id: 'match-ends',
    name: 'All races are over',
    group: 'Rounds',
    comment: 'The results say who won. They close when everyone has voted on the next match.',
    when: { when: 'matchEnds' },
    do: [{ do: 'playSound', sound: 'finish' }],
  },
];

/** What the header with clock and number of the race doesn’t say. */
function chooseStartText(): Expression {
  const isLast: Expression = {
    get: 'isAtLeast',
    a: { get: 'roundNumber' },
    b: getGlobalVariable('races'),
  };
  return {
    get: 'chooseValue',
    condition: { get: 'isEqual', a: getGlobalVariable('races'), b: 1 },
    yes: 'One race decides. Go!',
    no: {
      get: 'chooseValue',
      condition: isLast,
      yes: 'The last race. Go!',
      no: {
        get: 'chooseValue',
        condition: { get: 'isEqual', a: { get: 'roundNumber' }, b: 1 },
        yes: joinTextFromRight('Most points after ', getGlobalVariable('races'), ' races win. Go!'),
        no: 'Go!',
      },
    },
  };
}
