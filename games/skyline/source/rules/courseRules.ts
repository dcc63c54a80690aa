import type { Expression } from '@playloom/game-format';
import { checkpoints, LEG_COUNT, COURSE_START } from '../course.ts';
import { triggeringProp, type GameRules, triggeringUnitOwner, joinTextFromRight } from './expressions.ts';
import {
  negate,
  getGlobalVariable,
  thisUnit,
  getPlayerVariable,
} from '../../../../tools/games/kit/expressions.ts';
import { finish } from './finishRule.ts';
import { hideFlagMarkers, showFlagMarker } from './flagMarkers.ts';

const COIN_POINTS = 5;

const here = { get: 'positionOf', entity: thisUnit } as const;
const isRunning: Expression[] = [
  { get: 'isRoundRunning' },
  negate({ get: 'isNothing', value: triggeringUnitOwner }),
  negate(getPlayerVariable('has-finished', triggeringUnitOwner)),
];

/**
 * Creates the rule of a checkpoint. A runner who reaches it raises its flag and respawns there after a fall. Runners
 * who are behind get a tailwind.
 */
function checkpointRule(
  { x, top }: { readonly x: number; readonly top: number },
  index: number,
): GameRules[number] {
  const number = index + 1;
  const progress: Expression = {
    get: 'add',
    a: number,
    b: { get: 'multiply', a: getPlayerVariable('leg', triggeringUnitOwner), b: checkpoints.length },
  };
  return {
    id: `checkpoint-${number}`,
    name: `Checkpoint ${number}`,
    group: 'Checkpoints',
    when: { when: 'unitEntersRegion', region: `checkpoint-${number}` },
    if: [...isRunning, { get: 'isLess', a: getPlayerVariable('checkpoint', triggeringUnitOwner), b: number }],
    do: [
      { do: 'setPlayerVariable', player: triggeringUnitOwner, variable: 'checkpoint', value: number },
      {
        do: 'setPlayerVariable',
        player: triggeringUnitOwner,
        variable: 'home',
        value: { get: 'point', x: x + 1, y: top - 0.8 },
      },
      {
        do: 'playAnimation',
        entity: { get: 'placedProp', placement: `flag-${number}` },
        animation: 'flag-up',
      },
      { do: 'playSound', sound: 'checkpoint', player: triggeringUnitOwner },
      ...hideFlagMarkers(triggeringUnitOwner, number),
      showFlagMarker(triggeringUnitOwner, number + 1),
      { do: 'showFloatingText', text: 'Checkpoint', position: here, color: '#7bd389' },
      {
        do: 'ifThen',
        condition: { get: 'isLess', a: getGlobalVariable('front'), b: progress },
        then: [{ do: 'setVariable', variable: 'front', value: progress }],
        else: [{ do: 'giveBuff', unit: thisUnit, buff: 'tailwind' }],
      },
    ],
  };
}

function springRule(id: string, speed: number): GameRules[number] {
  return {
    id,
    name: id === 'spring' ? 'Spring' : 'Strong spring',
    group: 'Props',
    when: { when: 'unitTouchesProp', propType: id },
    do: [
      { do: 'jump', unit: thisUnit, speed },
      { do: 'playAnimation', entity: triggeringProp, animation: 'spring-jump' },
      { do: 'playSoundAt', sound: 'spring', position: here },
      { do: 'showEffect', effect: 'dust', position: here },
    ],
  };
}

function pigeonRule(id: string): GameRules[number] {
  return {
    id: `bump-${id}`,
    name: 'Pigeon bumps',
    group: 'Props',
    when: { when: 'unitTouchesProp', propType: id },
    if: [...isRunning, negate({ get: 'hasBuff', unit: thisUnit, buff: 'bumped' })],
    do: [
      { do: 'giveBuff', unit: thisUnit, buff: 'bumped' },
      { do: 'setVelocity', entity: thisUnit, x: -5, y: -5 },
      {
        do: 'playAnimation',
        entity: thisUnit,
        animation: joinTextFromRight({ get: 'typeOfUnit', unit: thisUnit }, '-hurt'),
      },
      { do: 'showEffect', effect: 'feathers', position: here },
      { do: 'playSoundAt', sound: 'bump', position: here },
    ],
  };
}

const courseProps: GameRules = [
  springRule('spring', 18.5),
  springRule('spring-strong', 22.5),
  pigeonRule('pigeon'),
  pigeonRule('pigeon-high'),
  {
    id: 'coin',
    name: 'Coin',
    group: 'Props',
    comment: 'Each player collects their own coins: a taken coin is hidden only from the player who took it.',
    when: { when: 'unitTouchesProp', propType: 'coin' },
    if: [
      ...isRunning,
      negate({
        get: 'listContains',
        list: getPlayerVariable('taken', triggeringUnitOwner),
        element: triggeringProp,
      }),
    ],
    do: [
      {
        do: 'setPlayerVariable',
        player: triggeringUnitOwner,
        variable: 'taken',
        value: {
          get: 'listWith',
          list: getPlayerVariable('taken', triggeringUnitOwner),
          element: triggeringProp,
        },
      },
      { do: 'hideFrom', entity: triggeringProp, player: triggeringUnitOwner },
      { do: 'changeScore', player: triggeringUnitOwner, amount: COIN_POINTS },
      { do: 'changePlayerVariable', player: triggeringUnitOwner, variable: 'coins', amount: 1 },
      { do: 'playSound', sound: 'coin', player: triggeringUnitOwner },
      { do: 'showFloatingText', text: `+${COIN_POINTS}`, position: here, color: '#f4d35e' },
    ],
  },
  {
    id: 'boost',
    name: 'Winged shoe',
    group: 'Props',
    when: { when: 'unitTouchesProp', propType: 'boost' },
    if: isRunning,
    do: [
      { do: 'giveBuff', unit: thisUnit, buff: 'boost' },
      { do: 'playSound', sound: 'boost', player: triggeringUnitOwner },
    ],
  },
];

const falling: GameRules = [
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
    comment: 'A fall and the R key run this rule.',
    when: { when: 'ruleIsRun' },
    if: [
      negate({ get: 'isNothing', value: triggeringUnitOwner }),
      negate(getPlayerVariable('has-finished', triggeringUnitOwner)),
    ],
    do: [
      { do: 'showEffect', effect: 'poof', position: here },
      { do: 'playSound', sound: 'fall', player: triggeringUnitOwner },
      { do: 'stopMovement', entity: thisUnit },
      { do: 'teleport', entity: thisUnit, position: getPlayerVariable('home', triggeringUnitOwner) },
      { do: 'showEffect', effect: 'poof', position: getPlayerVariable('home', triggeringUnitOwner) },
    ],
  },
];

const startPoint: Expression = { get: 'point', ...COURSE_START };
const legs: GameRules = [
  {
    id: 'flag',
    name: 'At the flag',
    group: 'Finish',
    when: { when: 'unitEntersRegion', region: 'finish' },
    if: isRunning,
    do: [
      {
        do: 'ifThen',
        condition: { get: 'isLess', a: getPlayerVariable('leg', triggeringUnitOwner), b: LEG_COUNT },
        then: [{ do: 'runRule', rule: 'next-leg' }],
        else: [{ do: 'runRule', rule: 'finish' }],
      },
    ],
  },
  {
    id: 'next-leg',
    name: 'Next leg',
    group: 'Finish',
    comment: 'The next runner of the relay begins at the start.',
    when: { when: 'ruleIsRun' },
    do: [
      { do: 'showEffect', effect: 'confetti', position: here },
      { do: 'changePlayerVariable', player: triggeringUnitOwner, variable: 'leg', amount: 1 },
      { do: 'setPlayerVariable', player: triggeringUnitOwner, variable: 'checkpoint', value: 0 },
      { do: 'setPlayerVariable', player: triggeringUnitOwner, variable: 'home', value: startPoint },
      { do: 'stopMovement', entity: thisUnit },
      { do: 'teleport', entity: thisUnit, position: startPoint },
      {
        do: 'changeUnitType',
        unit: thisUnit,
        unitType: {
          get: 'listElement',
          list: getGlobalVariable('colors'),
          number: getPlayerVariable('leg', triggeringUnitOwner),
        },
      },
      { do: 'playSound', sound: 'go', player: triggeringUnitOwner },
      ...hideFlagMarkers(triggeringUnitOwner),
      showFlagMarker(triggeringUnitOwner, 1),
      {
        do: 'showMessageTo',
        player: triggeringUnitOwner,
        text: joinTextFromRight(
          'Leg ',
          getPlayerVariable('leg', triggeringUnitOwner),
          ` of ${LEG_COUNT}: the next runner sets out!`,
        ),
        seconds: 2,
      },
      { do: 'runRule', rule: 'pace-bots' },
      { do: 'runRule', rule: 'send-bots' },
    ],
  },
];

/** Rules for everything between the start and the finish flag. */
export const courseRules: GameRules = [
  ...checkpoints.map(checkpointRule),
  ...falling,
  ...courseProps,
  ...legs,
  finish,
];
