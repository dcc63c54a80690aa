import type { Action, Expression, GameInput } from '@playloom/game-format';
import { MIDDLE } from '../field.ts';
import { ball, isOvertime, middle, multiplyNumbers } from './expressions.ts';
import { goalRules, throwConfetti } from './goals.ts';
import { negate } from '../../../../tools/games/kit/expressions.ts';

type Rules = NonNullable<GameInput['rules']>;

export const MATCH_SECONDS = 240;
const OVERTIME_SECONDS = 90;

const minutes: Expression = { get: 'variable', variable: 'minutes' };
const winner: Expression = { get: 'triggeringTeam' };
const eachPlayer: Expression = { get: 'eachPlayer' };

function putBall(propType: string): Action[] {
  return [
    { do: 'destroyEntity', entity: ball },
    { do: 'createProp', propType, position: middle },
    { do: 'setVariable', variable: 'ball', value: { get: 'lastCreatedProp' } },
  ];
}

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
        actions: ['goals', 'assists', 'kicks'].map((variable) => ({
          do: 'setPlayerVariable' as const,
          player: eachPlayer,
          variable,
          value: 0,
        })),
      },
      ...putBall('ball'),
      { do: 'runRule', rule: 'give-roles' },
      { do: 'runRule', rule: 'show-objective' },
      { do: 'setRoundTime', seconds: multiplyNumbers(minutes, 60) },
      { do: 'showMessage', text: 'Kick-off!', seconds: 2 },
      { do: 'runRule', rule: 'kick-off' },
    ],
  },
  {
    id: 'show-objective',
    name: 'Show the objective',
    group: 'Match',
    comment:
      'The text at the top says what to do now. The score is in the match header, so it is not repeated.',
    when: { when: 'ruleIsRun' },
    do: [
      {
        do: 'forEachPlayer',
        players: { get: 'humanPlayers' },
        actions: [
          {
            do: 'setScreenText',
            place: 'top',
            player: eachPlayer,
            text: {
              get: 'chooseValue',
              condition: isOvertime,
              yes: 'Golden goal: the next goal wins the match.',
              no: {
                get: 'chooseValue',
                condition: { get: 'isEqual', a: { get: 'teamOfPlayer', player: eachPlayer }, b: 'ducks' },
                yes: 'Kick the ball into the goal on the right.',
                no: 'Kick the ball into the goal on the left.',
              },
            },
          },
        ],
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
    comment: 'If no team is ahead when time is up, play continues with a golden ball and the next goal wins.',
    when: { when: 'everySeconds', seconds: 0.25 },
    if: [
      { get: 'isRoundRunning' },
      negate(isOvertime),
      { get: 'isBetween', value: { get: 'roundTimeLeft' }, from: 0.01, to: 0.6 },
      { get: 'isNothing', value: { get: 'leadingTeam' } },
    ],
    do: [
      { do: 'setVariable', variable: 'is-overtime', value: true },
      { do: 'setVariable', variable: 'scoring-team', value: '' },
      { do: 'setRoundTime', seconds: OVERTIME_SECONDS },
      ...putBall('ball-gold'),
      { do: 'startEffect', entity: ball, effect: 'glitter' },
      { do: 'showMessage', text: 'Overtime! The keepers come out.', seconds: 3 },
      { do: 'playSound', sound: 'alarm' },
      { do: 'runRule', rule: 'show-objective' },
      { do: 'runRule', rule: 'kick-off' },
    ],
  },
  {
    id: 'match-ends',
    name: 'The match ends',
    group: 'Match',
    comment: 'The results say who won. They close when everyone has voted on the next match.',
    when: { when: 'matchEnds' },
    do: [
      { do: 'setVariable', variable: 'is-playing', value: false },
      { do: 'playSound', sound: 'last-whistle' },
      { do: 'stopMovement', entity: ball },
      {
        do: 'ifThen',
        condition: { get: 'isNothing', value: winner },
        then: [],
        else: [
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
