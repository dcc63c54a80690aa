import type { Action, Expression, GameInput } from '@playloom/game-format';
import {
  ball,
  ballPosition,
  isPlaying,
  kickBall,
  middle,
  getTeamName,
  recordTouch,
  multiplyNumbers,
} from './expressions.ts';
import {
  joinText,
  negate,
  measureDistance,
  thisUnit,
  player,
} from '../../../../tools/games/kit/expressions.ts';

type Rules = NonNullable<GameInput['rules']>;

const KICK_SPEED = 16;
/** A ball within this distance, from center to center, can be kicked. */
const KICK_REACH = 1.45;
const DASH_STRENGTH = 15;
/** Fraction of its speed that the ball keeps in a puddle, applied ten times a second. */
const PUDDLE_BRAKE = 0.9;
const STILL_SECONDS = 5;

const unitPosition: Expression = { get: 'positionOf', entity: thisUnit };

function kickIfNear(angle: Expression): Action {
  return {
    do: 'ifThen',
    condition: {
      get: 'and',
      a: isPlaying,
      b: { get: 'isAtMost', a: measureDistance(unitPosition, ballPosition), b: KICK_REACH },
    },
    then: [
      ...kickBall(thisUnit, angle, KICK_SPEED),
      { do: 'shakeCamera', strength: 0.08, seconds: 0.15, player },
    ],
    else: [{ do: 'playSoundAt', sound: 'miss', position: unitPosition }],
  };
}

const steeringRules: Rules = [
  {
    id: 'welcome',
    name: 'Welcome',
    group: 'Players',
    when: { when: 'playerJoins' },
    do: [
      { do: 'runRule', rule: 'give-roles' },
      { do: 'runRule', rule: 'show-objective' },
      {
        do: 'showMessageTo',
        player,
        text: joinText('You play for the ', getTeamName({ get: 'teamOfPlayer', player }), '.'),
        seconds: 5,
      },
    ],
  },
  {
    id: 'kick-ahead',
    name: 'Kick ahead',
    group: 'Players',
    comment: 'Space: kicks the ball in the direction the player faces.',
    when: { when: 'ruleIsRun' },
    do: [kickIfNear({ get: 'facingOf', entity: thisUnit })],
  },
  {
    id: 'kick-to-mouse',
    name: 'Kick to the pointer',
    group: 'Players',
    comment: 'Left mouse button: kicks the ball toward the pointer.',
    when: { when: 'ruleIsRun' },
    do: [kickIfNear({ get: 'angleBetween', from: ballPosition, to: { get: 'mousePosition', player } })],
  },
  {
    id: 'dash',
    name: 'Dash',
    group: 'Players',
    comment: 'Shift: a quick dash that costs breath. Good for stealing the ball.',
    when: { when: 'ruleIsRun' },
    if: [isPlaying],
    do: [
      { do: 'push', entity: thisUnit, angle: { get: 'facingOf', entity: thisUnit }, strength: DASH_STRENGTH },
      { do: 'showEffect', effect: 'dash', position: unitPosition },
      { do: 'playSoundAt', sound: 'dash', position: unitPosition },
    ],
  },
  {
    id: 'touch',
    name: 'Someone touches the ball',
    group: 'Players',
    when: { when: 'unitTouchesProp' },
    if: [{ get: 'isEqual', a: { get: 'triggeringProp' }, b: ball }],
    do: [recordTouch({ get: 'ownerOf', entity: thisUnit })],
  },
  {
    id: 'leaves',
    name: 'Someone leaves',
    group: 'Players',
    when: { when: 'playerLeaves' },
    do: [{ do: 'wait', seconds: 0.5 }, { do: 'balanceTeams' }, { do: 'runRule', rule: 'give-roles' }],
  },
  {
    id: 'changes-sides',
    name: 'Someone changes sides',
    group: 'Players',
    comment: 'A player who was moved to balance the teams gets the unit of the new team and a message.',
    when: { when: 'playerChangesTeam' },
    if: [
      {
        get: 'isDifferent',
        a: { get: 'typeOfUnit', unit: { get: 'unitOf', player } },
        b: {
          get: 'chooseValue',
          condition: { get: 'isEqual', a: { get: 'triggeringTeam' }, b: 'ducks' },
          yes: 'duck',
          no: 'frog',
        },
      },
    ],
    do: [
      { do: 'respawnPlayer', player },
      { do: 'runRule', rule: 'show-objective' },
      {
        do: 'showMessageTo',
        player,
        text: joinText('You play for the ', getTeamName({ get: 'triggeringTeam' }), ' now.'),
        seconds: 3,
      },
    ],
  },
];

const isBallWet: Expression = {
  get: 'isGreater',
  a: { get: 'tileAt', layer: 'puddles', position: ballPosition },
  b: 0,
};
const loopUnitPosition: Expression = { get: 'positionOf', entity: { get: 'eachUnit' } };

const waterRules: Rules = [
  {
    id: 'puddles',
    name: 'Puddles',
    group: 'Water',
    comment: 'Units on a tile of the layer “Puddles” are slow. Paint more tiles to add puddles.',
    when: { when: 'everySeconds', seconds: 0.25 },
    do: [
      {
        do: 'forEachUnit',
        units: { get: 'allUnits' },
        actions: [
          {
            do: 'ifThen',
            condition: {
              get: 'isGreater',
              a: { get: 'tileAt', layer: 'puddles', position: loopUnitPosition },
              b: 0,
            },
            then: [
              { do: 'giveBuff', unit: { get: 'eachUnit' }, buff: 'wet' },
              {
                do: 'ifThen',
                condition: { get: 'isMoving', unit: { get: 'eachUnit' } },
                then: [
                  { do: 'showEffect', effect: 'splash', position: loopUnitPosition },
                  { do: 'playSoundAt', sound: 'splash', position: loopUnitPosition },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'wet-ball',
    name: 'The ball in a puddle',
    group: 'Water',
    when: { when: 'everySeconds', seconds: 0.1 },
    if: [{ get: 'isGreater', a: { get: 'speedOf', entity: ball }, b: 1.5 }, isBallWet],
    do: [
      {
        do: 'setVelocity',
        entity: ball,
        x: multiplyNumbers({ get: 'velocityX', entity: ball }, PUDDLE_BRAKE),
        y: multiplyNumbers({ get: 'velocityY', entity: ball }, PUDDLE_BRAKE),
      },
      { do: 'showEffect', effect: 'splash', position: ballPosition },
    ],
  },
  {
    id: 'still-ball',
    name: 'The ball is stuck',
    group: 'Water',
    comment: 'Players may not get behind a ball in a corner. After a while it is thrown back in.',
    when: { when: 'everySeconds', seconds: 1 },
    if: [isPlaying],
    do: [
      {
        do: 'ifThen',
        condition: { get: 'isLess', a: { get: 'speedOf', entity: ball }, b: 0.6 },
        then: [{ do: 'changeVariable', variable: 'still-seconds' }],
        else: [{ do: 'setVariable', variable: 'still-seconds', value: 0 }],
      },
      {
        do: 'ifThen',
        condition: { get: 'isAtLeast', a: { get: 'variable', variable: 'still-seconds' }, b: STILL_SECONDS },
        then: [
          { do: 'setVariable', variable: 'still-seconds', value: 0 },
          { do: 'pushTowards', entity: ball, position: middle, strength: 11 },
          { do: 'playSoundAt', sound: 'kick', position: ballPosition },
          { do: 'showFloatingText', text: 'Throw-in', position: ballPosition, color: '#ffffff' },
        ],
      },
      {
        do: 'ifThen',
        condition: {
          get: 'and',
          a: negate({ get: 'isInRegion', entity: ball, region: 'field' }),
          b: negate({
            get: 'or',
            a: { get: 'isBetween', value: { get: 'positionX', position: ballPosition }, from: 1.9, to: 4 },
            b: { get: 'isBetween', value: { get: 'positionX', position: ballPosition }, from: 45, to: 47.1 },
          }),
        },
        then: [
          { do: 'stopMovement', entity: ball },
          { do: 'teleport', entity: ball, position: middle },
        ],
      },
    ],
  },
];

export const playingRules: Rules = [...steeringRules, ...waterRules];
