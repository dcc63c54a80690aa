import type { Expression } from '@playloom/game-format';
import { checkpoints, LEGS, START } from '../course.ts';
import { global, not, own, prop, type Rules, runner, seconds, text, unit } from './terms.ts';

const SECONDS_AFTER_FIRST = 30;
const COIN_POINTS = 5;
/** Two points for each second under two minutes, on top of the prize for the place: so ties are rare. */
const GOOD_SECONDS = 120;
const POINTS_A_SECOND = 2;

const here = { get: 'positionOf', entity: unit } as const;
const isRunning: Expression[] = [
  { get: 'isRoundRunning' },
  not({ get: 'isNothing', value: runner }),
  not(own(runner, 'has-finished')),
];

/** Whoever comes by raises the flag and comes back here after a fall. Those behind get a tailwind. */
function checkpointRule(
  { x, top }: { readonly x: number; readonly top: number },
  index: number,
): Rules[number] {
  const number = index + 1;
  const progress: Expression = {
    get: 'add',
    a: number,
    b: { get: 'multiply', a: own(runner, 'leg'), b: checkpoints.length },
  };
  return {
    id: `checkpoint-${number}`,
    name: `Checkpoint ${number}`,
    group: 'Checkpoints',
    when: { when: 'unitEntersRegion', region: `checkpoint-${number}` },
    if: [...isRunning, { get: 'isLess', a: own(runner, 'checkpoint'), b: number }],
    do: [
      { do: 'setPlayerVariable', player: runner, variable: 'checkpoint', value: number },
      {
        do: 'setPlayerVariable',
        player: runner,
        variable: 'home',
        value: { get: 'point', x: x + 1, y: top - 0.8 },
      },
      {
        do: 'playAnimation',
        entity: { get: 'placedProp', placement: `flag-${number}` },
        animation: 'flag-up',
      },
      { do: 'playSound', sound: 'checkpoint', player: runner },
      { do: 'showFloatingText', text: 'Checkpoint', position: here, color: '#7bd389' },
      {
        do: 'ifThen',
        condition: { get: 'isLess', a: global('front'), b: progress },
        then: [{ do: 'setVariable', variable: 'front', value: progress }],
        else: [{ do: 'giveBuff', unit, buff: 'tailwind' }],
      },
    ],
  };
}

function springRule(id: string, speed: number): Rules[number] {
  return {
    id,
    name: id === 'spring' ? 'Spring' : 'Strong spring',
    group: 'Things',
    when: { when: 'unitTouchesProp', propType: id },
    do: [
      { do: 'jump', unit, speed },
      { do: 'playAnimation', entity: prop, animation: 'spring-jump' },
      { do: 'playSoundAt', sound: 'spring', position: here },
      { do: 'showEffect', effect: 'dust', position: here },
    ],
  };
}

function pigeonRule(id: string): Rules[number] {
  return {
    id: `bump-${id}`,
    name: 'Pigeon bumps',
    group: 'Things',
    when: { when: 'unitTouchesProp', propType: id },
    if: [...isRunning, not({ get: 'hasBuff', unit, buff: 'bumped' })],
    do: [
      { do: 'giveBuff', unit, buff: 'bumped' },
      { do: 'setVelocity', entity: unit, x: -5, y: -5 },
      { do: 'playAnimation', entity: unit, animation: text({ get: 'typeOfUnit', unit }, '-hurt') },
      { do: 'showEffect', effect: 'feathers', position: here },
      { do: 'playSoundAt', sound: 'bump', position: here },
    ],
  };
}

const things: Rules = [
  springRule('spring', 18.5),
  springRule('spring-strong', 22.5),
  pigeonRule('pigeon'),
  pigeonRule('pigeon-high'),
  {
    id: 'coin',
    name: 'Coin',
    group: 'Things',
    comment: 'Everyone has coins of their own: taken ones are hidden from their finder only.',
    when: { when: 'unitTouchesProp', propType: 'coin' },
    if: [...isRunning, not({ get: 'listContains', list: own(runner, 'taken'), element: prop })],
    do: [
      {
        do: 'setPlayerVariable',
        player: runner,
        variable: 'taken',
        value: { get: 'listWith', list: own(runner, 'taken'), element: prop },
      },
      { do: 'hideFrom', entity: prop, player: runner },
      { do: 'changeScore', player: runner, amount: COIN_POINTS },
      { do: 'playSound', sound: 'coin', player: runner },
      { do: 'showFloatingText', text: `+${COIN_POINTS}`, position: here, color: '#f4d35e' },
    ],
  },
  {
    id: 'boost',
    name: 'Winged shoe',
    group: 'Things',
    when: { when: 'unitTouchesProp', propType: 'boost' },
    if: isRunning,
    do: [
      { do: 'giveBuff', unit, buff: 'boost' },
      { do: 'playSound', sound: 'boost', player: runner },
    ],
  },
];

const falling: Rules = [
  {
    id: 'fall',
    name: 'Fall to the street',
    group: 'Checkpoints',
    when: { when: 'unitEntersRegion', region: 'street' },
    do: [{ do: 'runRule', rule: 'back-to-checkpoint' }],
  },
  {
    id: 'back-to-checkpoint',
    name: 'Back to the checkpoint',
    group: 'Checkpoints',
    comment: 'Falling and the key R run this.',
    when: { when: 'ruleIsRun' },
    if: [not({ get: 'isNothing', value: runner }), not(own(runner, 'has-finished'))],
    do: [
      { do: 'showEffect', effect: 'poof', position: here },
      { do: 'playSound', sound: 'fall', player: runner },
      { do: 'stopMovement', entity: unit },
      { do: 'teleport', entity: unit, position: own(runner, 'home') },
      { do: 'showEffect', effect: 'poof', position: own(runner, 'home') },
    ],
  },
];

const first: NonNullable<Rules[number]['do']> = [
  { do: 'setVariable', variable: 'first-name', value: { get: 'nameOfPlayer', player: runner } },
  { do: 'setVariable', variable: 'first-time', value: own(runner, 'time') },
  { do: 'playSound', sound: 'hurry' },
  {
    do: 'showMessage',
    text: text({ get: 'nameOfPlayer', player: runner }, ` is first! ${SECONDS_AFTER_FIRST} seconds left.`),
    seconds: 3,
  },
  {
    do: 'ifThen',
    condition: { get: 'isGreater', a: { get: 'roundTimeLeft' }, b: SECONDS_AFTER_FIRST },
    then: [{ do: 'setRoundTime', seconds: SECONDS_AFTER_FIRST }],
    else: [],
  },
];

const startPoint: Expression = { get: 'point', ...START };
const legs: Rules = [
  {
    id: 'flag',
    name: 'At the flag',
    group: 'Finish',
    when: { when: 'unitEntersRegion', region: 'finish' },
    if: isRunning,
    do: [
      {
        do: 'ifThen',
        condition: { get: 'isLess', a: own(runner, 'leg'), b: LEGS },
        then: [{ do: 'runRule', rule: 'next-leg' }],
        else: [{ do: 'runRule', rule: 'finish' }],
      },
    ],
  },
  {
    id: 'next-leg',
    name: 'Next leg',
    group: 'Finish',
    comment: 'The next runner of the relay sets out from the start.',
    when: { when: 'ruleIsRun' },
    do: [
      { do: 'showEffect', effect: 'confetti', position: here },
      { do: 'changePlayerVariable', player: runner, variable: 'leg', amount: 1 },
      { do: 'setPlayerVariable', player: runner, variable: 'checkpoint', value: 0 },
      { do: 'setPlayerVariable', player: runner, variable: 'home', value: startPoint },
      { do: 'stopMovement', entity: unit },
      { do: 'teleport', entity: unit, position: startPoint },
      {
        do: 'changeUnitType',
        unit,
        unitType: { get: 'listElement', list: global('colors'), number: own(runner, 'leg') },
      },
      { do: 'playSound', sound: 'go', player: runner },
      {
        do: 'showMessageTo',
        player: runner,
        text: text('Leg ', own(runner, 'leg'), ` of ${LEGS}: the next runner sets out!`),
        seconds: 2,
      },
      { do: 'runRule', rule: 'pace-bots' },
      { do: 'runRule', rule: 'send-bots' },
    ],
  },
];

const finish: Rules[number] = {
  id: 'finish',
  name: 'Finish',
  group: 'Finish',
  when: { when: 'ruleIsRun' },
  do: [
    { do: 'setPlayerVariable', player: runner, variable: 'has-finished', value: true },
    { do: 'changeVariable', variable: 'finishers', amount: 1 },
    {
      do: 'setPlayerVariable',
      player: runner,
      variable: 'time',
      value: {
        get: 'round',
        value: { get: 'subtract', a: { get: 'secondsPlayed' }, b: global('started-at') },
        digits: 2,
      },
    },
    {
      do: 'changeScore',
      player: runner,
      amount: { get: 'listElement', list: global('prizes'), number: global('finishers') },
    },
    {
      do: 'changeScore',
      player: runner,
      amount: {
        get: 'larger',
        a: 0,
        b: {
          get: 'roundUp',
          value: {
            get: 'multiply',
            a: { get: 'subtract', a: GOOD_SECONDS, b: own(runner, 'time') },
            b: POINTS_A_SECOND,
          },
        },
      },
    },
    {
      do: 'submitScore',
      player: runner,
      score: own(runner, 'time'),
      leaderboard: 'Fastest runs',
      order: 'lowest',
    },
    { do: 'sendEvent', event: 'finished', value: runner },
    { do: 'setUnitControl', unit, isOn: false },
    { do: 'playAnimation', entity: unit, animation: text({ get: 'typeOfUnit', unit }, '-cheer') },
    { do: 'showEffect', effect: 'confetti', position: here },
    { do: 'playSound', sound: 'finish', player: runner },
    {
      do: 'ifThen',
      condition: { get: 'isEqual', a: global('finishers'), b: 1 },
      then: first,
      else: [],
    },
    {
      do: 'setScreenText',
      text: text('Place ', global('finishers'), ' in ', seconds(own(runner, 'time'))),
      place: 'bottom',
      player: runner,
    },
    {
      do: 'ifThen',
      condition: {
        get: 'or',
        a: { get: 'isEqual', a: own(runner, 'best-time'), b: 0 },
        b: { get: 'isLess', a: own(runner, 'time'), b: own(runner, 'best-time') },
      },
      then: [
        { do: 'setPlayerVariable', player: runner, variable: 'best-time', value: own(runner, 'time') },
        { do: 'showTextOver', entity: unit, text: 'My best run!', seconds: 3 },
      ],
      else: [],
    },
  ],
};

/** What happens on the way from the start to the flag. */
export const courseRules: Rules = [
  ...checkpoints.map(checkpointRule),
  ...falling,
  ...things,
  ...legs,
  finish,
];
