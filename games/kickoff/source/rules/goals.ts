import type { Action, Expression, GameInput } from '@playloom/game-format';
import { CONFETTI_SECONDS } from '../feel.ts';
import { MIDDLE } from '../field.ts';
import {
  ball,
  getPlayerName,
  getTeamName,
  isOvertime,
  isPlaying,
  lastTouch,
  middle,
  multiplyNumbers,
} from './expressions.ts';
import { joinText, negate } from '../../../../tools/games/kit/expressions.ts';

type Rules = NonNullable<GameInput['rules']>;

const CELEBRATION_SECONDS = 2.6;
const WHISTLE_SECONDS = 1.4;
/** After a goal, the team that scored waits longer than the other team. */
const SCORER_WAIT_SECONDS = 2.1;
/** If a goal follows within this time after a kick, the kick is treated as the shot. */
const SHOT_SECONDS = 2;
/** Fraction of its speed that the ball keeps in the net. */
const NET_BRAKE = 0.1;
/** A team that is this many goals behind gets the buff “second wind”. */
const FAR_BEHIND = 2;

const lastKick: Expression = { get: 'variable', variable: 'last-kick' };
const before: Expression = { get: 'variable', variable: 'touch-before' };
const scoring: Expression = { get: 'variable', variable: 'scoring-team' };
const eachPlayer: Expression = { get: 'eachPlayer' };

export function throwConfetti(x: number): Action[] {
  return [-5, 0, 5].flatMap((dy): Action[] => [
    { do: 'createProp', propType: 'confetti', position: { get: 'point', x, y: MIDDLE.y + dy } },
    { do: 'setLifetime', entity: { get: 'lastCreatedProp' }, seconds: CONFETTI_SECONDS },
    { do: 'showEffect', effect: 'cheer', position: { get: 'point', x, y: MIDDLE.y + dy } },
  ]);
}

/** Gives a team that is far behind a buff with which it runs faster. */
function giveSecondWind(team: string, other: string): Action[] {
  const lead: Expression = {
    get: 'subtract',
    a: { get: 'scoreOfTeam', team: other },
    b: { get: 'scoreOfTeam', team },
  };
  return [
    {
      do: 'ifThen',
      condition: { get: 'isAtLeast', a: lead, b: FAR_BEHIND },
      then: [
        {
          do: 'forEachUnit',
          units: { get: 'unitsOfTeam', team },
          actions: [{ do: 'giveBuff', unit: { get: 'eachUnit' }, buff: 'second-wind' }],
        },
      ],
    },
  ];
}

/** Creates the rule that detects a goal. The rule “A goal” finds out who scored. */
function createGoalRule(region: string, regionName: string, team: string, x: number): Rules[number] {
  return {
    id: `ball-in-${region}`,
    name: `The ball is in the ${regionName}`,
    group: 'Goals',
    when: { when: 'propEntersRegion', region },
    if: [isPlaying, { get: 'isEqual', a: { get: 'triggeringProp' }, b: ball }],
    do: [
      { do: 'setVariable', variable: 'is-playing', value: false },
      { do: 'setVariable', variable: 'scoring-team', value: team },
      { do: 'changeTeamScore', team },
      // The net slows the ball down.
      {
        do: 'setVelocity',
        entity: ball,
        x: multiplyNumbers({ get: 'velocityX', entity: ball }, NET_BRAKE),
        y: multiplyNumbers({ get: 'velocityY', entity: ball }, NET_BRAKE),
      },
      ...throwConfetti(x),
      { do: 'runRule', rule: 'goal' },
    ],
  };
}

/** Finds the scorer. If a defender only deflected the ball, the player who kicked it has scored. */
const findScorer: Action = {
  do: 'setVariable',
  variable: 'scorer',
  value: {
    get: 'chooseValue',
    condition: isScoring(lastTouch),
    yes: lastTouch,
    no: {
      get: 'chooseValue',
      condition: {
        get: 'and',
        a: isScoring(lastKick),
        b: {
          get: 'isLess',
          a: {
            get: 'subtract',
            a: { get: 'secondsPlayed' },
            b: { get: 'variable', variable: 'last-kick-at' },
          },
          b: SHOT_SECONDS,
        },
      },
      yes: lastKick,
      no: null,
    },
  },
};
const scorer: Expression = { get: 'variable', variable: 'scorer' };
const isOwnGoal: Expression = { get: 'isNothing', value: scorer };
const hasHelper: Expression = {
  get: 'and',
  a: isScoring(before),
  b: { get: 'isDifferent', a: before, b: scorer },
};

function isScoring(player: Expression): Expression {
  return { get: 'isEqual', a: { get: 'teamOfPlayer', player }, b: scoring };
}

const nameTheScorer: Action = {
  do: 'ifThen',
  condition: isOwnGoal,
  then: [
    {
      do: 'showMessage',
      text: joinText(
        'Own goal! A present for the ',
        getTeamName(scoring),
        ' from ',
        getPlayerName(lastTouch),
        '.',
      ),
      seconds: 3,
    },
    { do: 'showTextOver', entity: { get: 'unitOf', player: lastTouch }, text: 'Oh no...', seconds: 2.5 },
    { do: 'unlockAchievement', player: lastTouch, achievement: 'wrong-way' },
  ],
  else: [
    { do: 'changeScore', player: scorer },
    { do: 'changePlayerVariable', player: scorer, variable: 'goals' },
    {
      do: 'ifThen',
      condition: hasHelper,
      then: [{ do: 'changePlayerVariable', player: before, variable: 'assists' }],
    },
    {
      do: 'showMessage',
      text: joinText('GOAL! ', getPlayerName(scorer), ' scores for the ', getTeamName(scoring), {
        get: 'chooseValue',
        condition: hasHelper,
        yes: joinText(', assisted by ', getPlayerName(before), '.'),
        no: '.',
      }),
      seconds: 3,
    },
    { do: 'showTextOver', entity: { get: 'unitOf', player: scorer }, text: 'Yes!', seconds: 2.5 },
  ],
};

/** Lets the bots of the team that scored run to the scorer. */
const celebrate: Action = {
  do: 'forEachPlayer',
  players: { get: 'playersOfTeam', team: scoring },
  actions: [
    {
      do: 'ifThen',
      condition: { get: 'and', a: { get: 'isBot', player: eachPlayer }, b: negate(isOwnGoal) },
      then: [
        {
          do: 'orderFollow',
          unit: { get: 'unitOf', player: eachPlayer },
          target: { get: 'unitOf', player: scorer },
        },
      ],
    },
  ],
};

export const goalRules: Rules = [
  createGoalRule('goal-east', 'Frogs’ goal', 'ducks', 44),
  createGoalRule('goal-west', 'Ducks’ goal', 'frogs', 5),
  {
    id: 'goal',
    name: 'A goal',
    group: 'Goals',
    comment: 'Announces the scorer, celebrates, then kicks off again. In overtime the match ends.',
    when: { when: 'ruleIsRun' },
    do: [
      { do: 'playSound', sound: 'goal' },
      { do: 'shakeCamera', strength: 0.5, seconds: 0.6 },
      findScorer,
      nameTheScorer,
      celebrate,
      {
        do: 'ifThen',
        condition: isOvertime,
        then: [
          { do: 'wait', seconds: 1.5 },
          { do: 'teamWins', team: scoring },
        ],
        else: [
          { do: 'wait', seconds: CELEBRATION_SECONDS },
          {
            do: 'ifThen',
            condition: {
              get: 'and',
              a: { get: 'isRoundRunning' },
              b: negate({ get: 'variable', variable: 'is-playing' }),
            },
            then: [{ do: 'runRule', rule: 'kick-off' }],
          },
        ],
      },
    ],
  },
  {
    id: 'kick-off',
    name: 'Kick-off',
    group: 'Goals',
    comment:
      'Everyone goes back and waits for the whistle. The team that conceded the goal starts a little earlier.',
    when: { when: 'ruleIsRun' },
    do: [
      { do: 'setVariable', variable: 'is-playing', value: false },
      { do: 'setVariable', variable: 'still-seconds', value: 0 },
      { do: 'setVariable', variable: 'last-touch', value: null },
      { do: 'setVariable', variable: 'touch-before', value: null },
      { do: 'setVariable', variable: 'last-kick', value: null },
      {
        do: 'forEachPlayer',
        players: { get: 'allPlayers' },
        actions: [
          { do: 'respawnPlayer', player: eachPlayer },
          {
            do: 'giveBuff',
            unit: { get: 'unitOf', player: eachPlayer },
            buff: 'waiting',
            seconds: {
              get: 'chooseValue',
              condition: { get: 'isEqual', a: { get: 'teamOfPlayer', player: eachPlayer }, b: scoring },
              yes: SCORER_WAIT_SECONDS,
              no: WHISTLE_SECONDS,
            },
          },
        ],
      },
      ...giveSecondWind('ducks', 'frogs'),
      ...giveSecondWind('frogs', 'ducks'),
      { do: 'stopMovement', entity: ball },
      { do: 'teleport', entity: ball, position: middle },
      { do: 'wait', seconds: WHISTLE_SECONDS },
      { do: 'playSound', sound: 'whistle' },
      { do: 'setVariable', variable: 'is-playing', value: true },
    ],
  },
];
