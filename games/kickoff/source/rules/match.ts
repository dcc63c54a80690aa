import type { Action, Expression, GameInput } from '@playloom/game-format';
import { CONFETTI_SECONDS } from '../feel.ts';
import { MIDDLE } from '../pitch.ts';
import { ball, isOvertime, isPlaying, join, lastTouch, middle, nameOfTeam, not, times } from './words.ts';

type Rules = NonNullable<GameInput['rules']>;

export const MATCH_SECONDS = 240;
const OVERTIME_SECONDS = 90;
const CELEBRATION_SECONDS = 2.6;
const WHISTLE_SECONDS = 1.4;
/** The team that let the goal in may start so much earlier. */
const ADVANTAGE_SECONDS = 0.7;
/** A kick counts as the shot for so long. */
const SHOT_SECONDS = 2;
/** What the net leaves of the speed of the ball. */
const NET_BRAKE = 0.1;
/** A team so many goals behind gets its second wind. */
const FAR_BEHIND = 2;

const lastKick: Expression = { get: 'variable', variable: 'last-kick' };
const before: Expression = { get: 'variable', variable: 'touch-before' };
const scoring: Expression = { get: 'variable', variable: 'scoring-team' };
const winner: Expression = { get: 'triggeringTeam' };
const eachPlayer: Expression = { get: 'eachPlayer' };

function throwConfetti(x: number): Action[] {
  return [-5, 0, 5].flatMap((dy): Action[] => [
    { do: 'createProp', propType: 'confetti', position: { get: 'point', x, y: MIDDLE.y + dy } },
    { do: 'setLifetime', entity: { get: 'lastCreatedProp' }, seconds: CONFETTI_SECONDS },
    { do: 'showEffect', effect: 'cheer', position: { get: 'point', x, y: MIDDLE.y + dy } },
  ]);
}

function putBall(propType: string): Action[] {
  return [
    { do: 'destroyEntity', entity: ball },
    { do: 'createProp', propType, position: middle },
    { do: 'setVariable', variable: 'ball', value: { get: 'lastCreatedProp' } },
  ];
}

/** Whoever is far behind runs a little faster until the next kick-off. */
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

/** The ball is in: who scored is told by the rule “A goal”. */
function goalIn(region: string, team: string, x: number): Rules[number] {
  return {
    id: `ball-in-${region}`,
    name: `The ball is in ${region}`,
    group: 'Goals',
    when: { when: 'propEntersRegion', region },
    if: [isPlaying, { get: 'isEqual', a: { get: 'triggeringProp' }, b: ball }],
    do: [
      { do: 'setVariable', variable: 'is-playing', value: false },
      { do: 'setVariable', variable: 'scoring-team', value: team },
      { do: 'changeTeamScore', team },
      // The net catches it.
      {
        do: 'setVelocity',
        entity: ball,
        x: times({ get: 'velocityX', entity: ball }, NET_BRAKE),
        y: times({ get: 'velocityY', entity: ball }, NET_BRAKE),
      },
      ...throwConfetti(x),
      { do: 'runRule', rule: 'goal' },
    ],
  };
}

/** A shot that only brushed a defender is still the shot of whoever kicked it. */
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
      text: join(
        'Own goal! A present for the ',
        nameOfTeam(scoring),
        ' from ',
        { get: 'nameOfPlayer', player: lastTouch },
        '.',
      ),
      seconds: 3,
    },
    { do: 'showTextOver', entity: { get: 'unitOf', player: lastTouch }, text: 'Oh no...', seconds: 2.5 },
  ],
  else: [
    { do: 'changeScore', player: scorer },
    { do: 'changePlayerVariable', player: scorer, variable: 'goals' },
    {
      do: 'showMessage',
      text: join('GOAL! ', { get: 'nameOfPlayer', player: scorer }, ' scores for the ', nameOfTeam(scoring), {
        get: 'chooseValue',
        condition: hasHelper,
        yes: join(', helped by ', { get: 'nameOfPlayer', player: before }, '.'),
        no: '.',
      }),
      seconds: 3,
    },
    { do: 'showTextOver', entity: { get: 'unitOf', player: scorer }, text: 'Yes!', seconds: 2.5 },
  ],
};

/** Bots of the team run to whoever scored. */
const celebrate: Action = {
  do: 'forEachPlayer',
  players: { get: 'playersOfTeam', team: scoring },
  actions: [
    {
      do: 'ifThen',
      condition: { get: 'and', a: { get: 'isBot', player: eachPlayer }, b: not(isOwnGoal) },
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

const goalRules: Rules = [
  goalIn('goal-east', 'ducks', 44),
  goalIn('goal-west', 'frogs', 5),
  {
    id: 'goal',
    name: 'A goal',
    group: 'Goals',
    comment: 'The scorer is named, the team celebrates, then kick-off. In overtime it is the end.',
    when: { when: 'ruleIsRun' },
    do: [
      { do: 'playSound', sound: 'goal' },
      { do: 'shakeCamera', strength: 0.5, seconds: 0.6 },
      findScorer,
      nameTheScorer,
      celebrate,
      { do: 'runRule', rule: 'show-score' },
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
              b: not({ get: 'variable', variable: 'is-playing' }),
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
      'Everyone goes back, waits for the whistle, and the team that let the goal in starts a little earlier.',
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
              yes: WHISTLE_SECONDS + ADVANTAGE_SECONDS,
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

const flowRules: Rules = [
  {
    id: 'game-starts',
    name: 'The game starts',
    group: 'Match',
    when: { when: 'gameStarts' },
    do: [{ do: 'playMusic', sound: 'music' }, ...putBall('ball')],
  },
  {
    id: 'match-starts',
    name: 'The match starts',
    group: 'Match',
    when: { when: 'roundStarts' },
    do: [
      { do: 'setVariable', variable: 'is-overtime', value: false },
      { do: 'setVariable', variable: 'scoring-team', value: '' },
      {
        do: 'forEachPlayer',
        players: { get: 'allPlayers' },
        actions: [{ do: 'setPlayerVariable', player: eachPlayer, variable: 'goals', value: 0 }],
      },
      ...putBall('ball'),
      { do: 'runRule', rule: 'give-roles' },
      { do: 'runRule', rule: 'show-score' },
      { do: 'showMessage', text: 'Kick-off! Four minutes.', seconds: 2 },
      { do: 'runRule', rule: 'kick-off' },
    ],
  },
  {
    id: 'show-score',
    name: 'Show the score',
    group: 'Match',
    when: { when: 'ruleIsRun' },
    do: [
      {
        do: 'setScreenText',
        place: 'top',
        text: join(
          'Coral Ducks ',
          { get: 'scoreOfTeam', team: 'ducks' },
          ' : ',
          { get: 'scoreOfTeam', team: 'frogs' },
          ' Mint Frogs',
          { get: 'chooseValue', condition: isOvertime, yes: '   Golden goal!', no: '' },
        ),
      },
    ],
  },
  {
    id: 'last-seconds',
    name: 'The last seconds',
    group: 'Match',
    when: { when: 'everySeconds', seconds: 1 },
    if: [{ get: 'isRoundRunning' }, { get: 'isBetween', value: { get: 'roundTimeLeft' }, from: 0.5, to: 10 }],
    do: [{ do: 'playSound', sound: 'tick' }],
  },
  {
    id: 'overtime',
    name: 'Overtime',
    group: 'Match',
    comment: 'Nobody is ahead when the time is up: a golden ball, and the next goal wins.',
    when: { when: 'everySeconds', seconds: 0.25 },
    if: [
      { get: 'isRoundRunning' },
      not(isOvertime),
      { get: 'isBetween', value: { get: 'roundTimeLeft' }, from: 0.01, to: 0.6 },
      { get: 'isNothing', value: { get: 'leadingTeam' } },
    ],
    do: [
      { do: 'setVariable', variable: 'is-overtime', value: true },
      { do: 'setVariable', variable: 'scoring-team', value: '' },
      { do: 'setRoundTime', seconds: OVERTIME_SECONDS },
      ...putBall('ball-gold'),
      { do: 'startEffect', entity: ball, effect: 'glitter' },
      { do: 'showMessage', text: 'Overtime! The keepers come out. The next goal wins.', seconds: 3 },
      { do: 'playSound', sound: 'alarm' },
      { do: 'runRule', rule: 'show-score' },
      { do: 'runRule', rule: 'kick-off' },
    ],
  },
  {
    id: 'match-ends',
    name: 'The match ends',
    group: 'Match',
    when: { when: 'matchEnds' },
    do: [
      { do: 'setVariable', variable: 'is-playing', value: false },
      { do: 'playSound', sound: 'last-whistle' },
      { do: 'stopMovement', entity: ball },
      {
        do: 'ifThen',
        condition: { get: 'isNothing', value: winner },
        then: [{ do: 'showMessage', text: 'A draw! Both teams shake wings and flippers.', seconds: 5 }],
        else: [
          { do: 'showMessage', text: join('The ', nameOfTeam(winner), ' win the cup!'), seconds: 5 },
          { do: 'createProp', propType: 'trophy', position: middle },
          { do: 'setLifetime', entity: { get: 'lastCreatedProp' }, seconds: 7 },
          ...throwConfetti(MIDDLE.x),
          {
            do: 'forEachPlayer',
            players: { get: 'allPlayers' },
            actions: [
              {
                do: 'ifThen',
                condition: { get: 'isEqual', a: { get: 'teamOfPlayer', player: eachPlayer }, b: winner },
                then: [
                  { do: 'playSound', sound: 'win', player: eachPlayer },
                  { do: 'changeSavedNumber', player: eachPlayer, key: 'cups' },
                ],
                else: [{ do: 'playSound', sound: 'lose', player: eachPlayer }],
              },
            ],
          },
        ],
      },
      {
        do: 'forEachPlayer',
        players: { get: 'humanPlayers' },
        actions: [
          {
            do: 'submitScore',
            player: eachPlayer,
            score: { get: 'playerVariable', player: eachPlayer, variable: 'goals' },
            leaderboard: 'Goals in one match',
          },
        ],
      },
    ],
  },
];

export const matchRules: Rules = [...flowRules, ...goalRules];
