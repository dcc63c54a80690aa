import type { Action, Expression, GameInput } from '@playloom/game-format';
import { fieldArea, GOAL, MIDDLE } from '../field.ts';
import {
  addNumbers,
  ball,
  ballPosition,
  isOvertime,
  isPlaying,
  kickBall,
  multiplyNumbers,
} from './expressions.ts';
import { negate, measureDistance } from '../../../../tools/games/kit/expressions.ts';

type Rules = NonNullable<GameInput['rules']>;

const THINK_SECONDS = 0.2;
const KICK_REACH = 1.4;
const KICK_PAUSE = 0.45;
const SHOT_DISTANCE = 17;
const SHOT_SPEED = 18;
const PASS_SPEED = 11;
const CLEAR_SPEED = 14;
/** How far a shot may be off, in degrees. */
const SHOT_ERROR = 7;
/** A goalkeeper leaves the goal line when the ball is this close. */
const GOALKEEPER_RANGE = 4.5;
const HALF_LENGTH = fieldArea.width / 2;

const eachPlayer: Expression = { get: 'eachPlayer' };
const bot: Expression = { get: 'unitOf', player: eachPlayer };
const botPosition: Expression = { get: 'positionOf', entity: bot };
const role: Expression = { get: 'playerVariable', player: eachPlayer, variable: 'role' };
const ballX: Expression = { get: 'positionX', position: ballPosition };
const ballY: Expression = { get: 'positionY', position: ballPosition };
const now: Expression = { get: 'secondsPlayed' };

/** 1 for the team that plays to the right, -1 for the other. */
const attackDirection: Expression = {
  get: 'chooseValue',
  condition: { get: 'isEqual', a: { get: 'eachTeam' }, b: 'ducks' },
  yes: 1,
  no: -1,
};

function point(x: Expression, y: Expression): Expression {
  return { get: 'point', x, y };
}

/** Returns the x position this many tiles from the center, toward the goal that the team attacks. */
function ahead(tiles: number): Expression {
  return addNumbers(MIDDLE.x, multiplyNumbers(attackDirection, tiles));
}

function random(from: number, to: number): Expression {
  return { get: 'randomNumber', from, to };
}

/** How far the ball is ahead of a bot in the direction of attack; negative if the bot has run past it. */
const lead: Expression = multiplyNumbers(
  { get: 'subtract', a: ballX, b: { get: 'positionX', position: botPosition } },
  attackDirection,
);
const isReady: Expression = {
  get: 'and',
  a: { get: 'isAtMost', a: measureDistance(botPosition, ballPosition), b: KICK_REACH },
  b: { get: 'isAtLeast', a: now, b: { get: 'unitVariable', unit: bot, variable: 'kicks-at' } },
};
const startKickPause: Action = {
  do: 'setUnitVariable',
  unit: bot,
  variable: 'kicks-at',
  value: addNumbers(now, KICK_PAUSE),
};

function walkTo(x: Expression, y: Expression): Action {
  return { do: 'orderMoveTo', unit: bot, position: point(x, y) };
}

/** Position of the ball a moment later, if its velocity stays the same. */
const soonX: Expression = addNumbers(ballX, multiplyNumbers({ get: 'velocityX', entity: ball }, 0.22));
const soonY: Expression = addNumbers(ballY, multiplyNumbers({ get: 'velocityY', entity: ball }, 0.22));

/** How far shots are off compared with usual: 1.8 for the gentlest bots, 0.2 for the best. */
const errorFactor: Expression = {
  get: 'subtract',
  a: 1.8,
  b: multiplyNumbers({ get: 'botSkill' }, 1.6),
};

const shoot: Action[] = kickBall(
  bot,
  addNumbers(
    {
      get: 'angleBetween',
      from: ballPosition,
      to: point(ahead(HALF_LENGTH + 1), random(GOAL.top + 0.6, GOAL.top + GOAL.height - 0.6)),
    },
    multiplyNumbers(random(-SHOT_ERROR, SHOT_ERROR), errorFactor),
  ),
  SHOT_SPEED,
);

/** Passes the ball forward, straight ahead or to one of the wings. Used when the goal is too far for a shot. */
const playOn: Action[] = kickBall(
  bot,
  {
    get: 'angleBetween',
    from: ballPosition,
    to: point(addNumbers(ballX, multiplyNumbers(attackDirection, 9)), {
      get: 'randomElement',
      list: { get: 'listOf', first: MIDDLE.y, second: 9, third: 21, fourth: ballY },
    }),
  },
  PASS_SPEED,
);

const chase: Action = {
  do: 'ifThen',
  condition: { get: 'and', a: isReady, b: { get: 'isGreater', a: lead, b: -0.25 } },
  then: [
    {
      do: 'ifThen',
      condition: {
        get: 'isLess',
        a: measureDistance(ballPosition, point(ahead(HALF_LENGTH), MIDDLE.y)),
        b: SHOT_DISTANCE,
      },
      then: shoot,
      else: playOn,
    },
    startKickPause,
  ],
  else: [
    {
      do: 'ifThen',
      condition: { get: 'isGreater', a: lead, b: 0.15 },
      then: [walkTo(addNumbers(soonX, multiplyNumbers(attackDirection, -0.3)), soonY)],
      // The bot has run past the ball. It walks around the ball, because otherwise it would push it toward its own
      // goal.
      else: [
        walkTo(
          addNumbers(soonX, multiplyNumbers(attackDirection, -1.7)),
          addNumbers(soonY, {
            get: 'chooseValue',
            condition: { get: 'isGreater', a: { get: 'positionY', position: botPosition }, b: ballY },
            yes: 1.2,
            no: -1.2,
          }),
        ),
      ],
    },
  ],
};

const guardGoal: Action = {
  do: 'ifThen',
  // The goalkeeper does not kick a ball behind it, because the ball would bounce off its back into its own goal.
  condition: { get: 'and', a: isReady, b: { get: 'isGreater', a: lead, b: -0.2 } },
  then: [
    ...kickBall(
      bot,
      addNumbers(
        { get: 'chooseValue', condition: { get: 'isEqual', a: attackDirection, b: 1 }, yes: 0, no: 180 },
        random(-45, 45),
      ),
      CLEAR_SPEED,
    ),
    startKickPause,
  ],
  else: [
    {
      do: 'ifThen',
      condition: {
        get: 'isLess',
        a: measureDistance(ballPosition, point(ahead(-HALF_LENGTH), MIDDLE.y)),
        b: GOALKEEPER_RANGE,
      },
      then: [walkTo(addNumbers(ballX, multiplyNumbers(attackDirection, -0.4)), soonY)],
      else: [
        walkTo(ahead(1.2 - HALF_LENGTH), {
          get: 'clamp',
          value: addNumbers(MIDDLE.y, multiplyNumbers({ get: 'subtract', a: soonY, b: MIDDLE.y }, 0.45)),
          min: GOAL.top + 0.7,
          max: GOAL.top + GOAL.height - 0.7,
        }),
      ],
    },
  ],
};

/** Moves bots that do not chase the ball: wingers run ahead of the ball, backs stay behind it. */
const support: Action = {
  do: 'ifThen',
  condition: { get: 'isEqual', a: role, b: 'back' },
  then: [
    walkTo(
      {
        get: 'clamp',
        value: addNumbers(ballX, multiplyNumbers(attackDirection, -7)),
        min: fieldArea.x + 2,
        max: fieldArea.x + fieldArea.width - 2,
      },
      addNumbers(MIDDLE.y, multiplyNumbers({ get: 'subtract', a: ballY, b: MIDDLE.y }, 0.6)),
    ),
  ],
  else: [
    walkTo(
      {
        get: 'clamp',
        value: addNumbers(ballX, multiplyNumbers(attackDirection, 5)),
        min: fieldArea.x + 4,
        max: fieldArea.x + fieldArea.width - 4,
      },
      { get: 'chooseValue', condition: { get: 'isEqual', a: role, b: 'north' }, yes: 9.5, no: 20.5 },
    ),
  ],
};

const isGoalkeeper: Expression = {
  get: 'and',
  a: { get: 'isEqual', a: role, b: 'keeper' },
  b: negate(isOvertime),
};

/** Finds the bot of a team that is nearest to the ball, except the goalkeeper. It chases the ball. */
const findChaser: Action[] = [
  { do: 'setVariable', variable: 'chaser', value: null },
  { do: 'setVariable', variable: 'chaser-distance', value: 1000 },
  {
    do: 'forEachPlayer',
    players: { get: 'playersOfTeam', team: { get: 'eachTeam' } },
    actions: [
      {
        do: 'ifThen',
        condition: {
          get: 'and',
          a: { get: 'and', a: { get: 'isBot', player: eachPlayer }, b: negate(isGoalkeeper) },
          b: {
            get: 'isLess',
            a: measureDistance(botPosition, ballPosition),
            b: { get: 'variable', variable: 'chaser-distance' },
          },
        },
        then: [
          { do: 'setVariable', variable: 'chaser', value: bot },
          {
            do: 'setVariable',
            variable: 'chaser-distance',
            value: measureDistance(botPosition, ballPosition),
          },
        ],
      },
    ],
  },
];

export const botRules: Rules = [
  {
    id: 'give-roles',
    name: 'Bots get their roles',
    group: 'Bots',
    comment: 'In each team the first bot is the keeper. The others are wingers and backs in turn.',
    when: { when: 'ruleIsRun' },
    do: [
      {
        do: 'forEachTeam',
        teams: { get: 'allTeams' },
        actions: [
          { do: 'setVariable', variable: 'bots-seen', value: 0 },
          {
            do: 'forEachPlayer',
            players: { get: 'playersOfTeam', team: { get: 'eachTeam' } },
            actions: [
              {
                do: 'ifThen',
                condition: { get: 'isBot', player: eachPlayer },
                then: [
                  { do: 'changeVariable', variable: 'bots-seen' },
                  {
                    do: 'setPlayerVariable',
                    player: eachPlayer,
                    variable: 'role',
                    value: {
                      get: 'listElement',
                      list: {
                        get: 'listOf',
                        first: 'keeper',
                        second: 'north',
                        third: 'south',
                        fourth: 'back',
                        fifth: 'north',
                        sixth: 'south',
                      },
                      number: { get: 'variable', variable: 'bots-seen' },
                    },
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'bots-play',
    name: 'Bots play',
    group: 'Bots',
    comment:
      'One bot of each team goes for the ball and kicks it. The keeper guards the goal, the others position themselves.',
    when: { when: 'everySeconds', seconds: THINK_SECONDS },
    if: [isPlaying],
    do: [
      {
        do: 'forEachTeam',
        // In random order, because if both teams kick in the same tick, the later kick wins.
        teams: { get: 'shuffledList', list: { get: 'allTeams' } },
        actions: [
          ...findChaser,
          {
            do: 'forEachPlayer',
            players: { get: 'playersOfTeam', team: { get: 'eachTeam' } },
            actions: [
              {
                do: 'ifThen',
                condition: negate({ get: 'isBot', player: eachPlayer }),
                then: [{ do: 'skipToNext' }],
              },
              {
                do: 'ifThen',
                condition: isGoalkeeper,
                then: [guardGoal],
                else: [
                  {
                    do: 'ifThen',
                    condition: { get: 'isEqual', a: bot, b: { get: 'variable', variable: 'chaser' } },
                    then: [chase],
                    else: [support],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
];
