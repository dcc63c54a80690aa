import type { Action, Expression } from '@playloom/game-format';
import { MIDDLE } from '../field.ts';

/** Values that many rules of this game use. */
export const ball: Expression = { get: 'variable', variable: 'ball' };
export const ballPosition: Expression = { get: 'positionOf', entity: ball };
export const middle: Expression = { get: 'point', x: MIDDLE.x, y: MIDDLE.y };
export const isPlaying: Expression = {
  get: 'and',
  a: { get: 'isRoundRunning' },
  b: { get: 'variable', variable: 'is-playing' },
};
export const isOvertime: Expression = { get: 'variable', variable: 'is-overtime' };
export const lastTouch: Expression = { get: 'variable', variable: 'last-touch' };

export function addNumbers(a: Expression, b: Expression): Expression {
  return { get: 'add', a, b };
}

export function multiplyNumbers(a: Expression, b: Expression): Expression {
  return { get: 'multiply', a, b };
}

export function getPlayerName(whose: Expression): Expression {
  return { get: 'nameOfPlayer', player: whose };
}

export function getTeamName(team: Expression): Expression {
  return { get: 'nameOfTeam', team };
}

/**
 * Records who touched the ball. The last player to touch it scores. A teammate who touched it before gets the assist.
 */
export function recordTouch(by: Expression): Action {
  return {
    do: 'ifThen',
    condition: { get: 'isDifferent', a: by, b: lastTouch },
    then: [
      { do: 'setVariable', variable: 'touch-before', value: lastTouch },
      { do: 'setVariable', variable: 'last-touch', value: by },
    ],
  };
}

/** Kicks the ball, with sound and effects. */
export function kickBall(kicker: Expression, angle: Expression, speed: Expression): Action[] {
  return [
    { do: 'setSpeedAtAngle', entity: ball, speed, angle },
    recordTouch({ get: 'ownerOf', entity: kicker }),
    { do: 'setVariable', variable: 'last-kick', value: { get: 'ownerOf', entity: kicker } },
    { do: 'setVariable', variable: 'last-kick-at', value: { get: 'secondsPlayed' } },
    { do: 'changePlayerVariable', player: { get: 'ownerOf', entity: kicker }, variable: 'kicks' },
    { do: 'showEffect', effect: 'puff', position: ballPosition },
    { do: 'playSoundAt', sound: 'kick', position: ballPosition },
  ];
}
