import type { Expression, GameInput } from '@playloom/game-format';
import { giveStartKit } from './expressions.ts';
import { joinText, thisUnit } from '../../../../tools/games/kit/expressions.ts';

type Rules = NonNullable<GameInput['rules']>;

export const ROUND_SECONDS = 120;
export const POINTS_TO_WIN = 20;
export const ROUND_COUNT = 3;
const WINS_NEEDED = 2;
const OVERTIME_SECONDS = 30;
/** A team that is this many points behind gets the buff “grit”. */
const FAR_BEHIND = 5;

const copperScore: Expression = { get: 'scoreOfTeam', team: 'copper' };
const tideScore: Expression = { get: 'scoreOfTeam', team: 'tide' };
const winner: Expression = { get: 'triggeringTeam' };
const isOvertime: Expression = { get: 'variable', variable: 'is-overtime' };

/** How many points the unit's team is behind; negative if it is ahead. */
const behind: Expression = {
  get: 'chooseValue',
  condition: { get: 'isEqual', a: { get: 'teamOf', entity: thisUnit }, b: 'copper' },
  yes: { get: 'subtract', a: tideScore, b: copperScore },
  no: { get: 'subtract', a: copperScore, b: tideScore },
};

export const roundRules: Rules = [
  {
    id: 'music',
    name: 'Music',
    group: 'Rounds',
    when: { when: 'gameStarts' },
    do: [{ do: 'playMusic', sound: 'music' }],
  },
  {
    id: 'round-starts',
    name: 'A round starts',
    group: 'Rounds',
    comment: 'Everyone starts equal: no weapons found, no streaks, all pads full.',
    when: { when: 'roundStarts' },
    do: [
      { do: 'setVariable', variable: 'is-overtime', value: false },
      {
        do: 'ifThen',
        condition: { get: 'isEqual', a: { get: 'roundNumber' }, b: 1 },
        then: [
          { do: 'setVariable', variable: 'copper-wins', value: 0 },
          { do: 'setVariable', variable: 'tide-wins', value: 0 },
          { do: 'fillTiles', layer: 'splats', region: 'yard', tile: 0 },
          {
            do: 'forEachPlayer',
            players: { get: 'allPlayers' },
            actions: ['defeats', 'best-streak', 'bounties'].map((variable) => ({
              do: 'setPlayerVariable' as const,
              player: { get: 'eachPlayer' as const },
              variable,
              value: 0,
            })),
          },
        ],
      },
      {
        do: 'forEachProjectile',
        projectiles: { get: 'allProjectiles' },
        actions: [{ do: 'destroyEntity', entity: { get: 'eachProjectile' } }],
      },
      {
        do: 'forEachItem',
        items: { get: 'itemsOnGround' },
        actions: [{ do: 'destroyEntity', entity: { get: 'eachItem' } }],
      },
      { do: 'setVariable', variable: 'restock-at', value: { get: 'emptyRecord' } },
      { do: 'forEachUnit', units: { get: 'allUnits' }, actions: giveStartKit({ get: 'eachUnit' }) },
      {
        do: 'forEachUnit',
        units: { get: 'allUnits' },
        actions: [{ do: 'stopEffect', entity: { get: 'eachUnit' }, effect: 'bounty' }],
      },
      {
        do: 'forEachPlayer',
        players: { get: 'allPlayers' },
        actions: [{ do: 'setPlayerVariable', player: { get: 'eachPlayer' }, variable: 'streak', value: 0 }],
      },
      { do: 'playSound', sound: 'whistle' },
      {
        do: 'showMessage',
        text: 'Go!',
        seconds: 2,
      },
      { do: 'runRule', rule: 'show-objective' },
    ],
  },
  {
    id: 'get-ready',
    name: 'Get ready',
    group: 'Rounds',
    comment: 'A new or respawned fighter gets the start kit, and a second wind if the team is far behind.',
    when: { when: 'ruleIsRun' },
    do: [
      ...giveStartKit(thisUnit),
      {
        do: 'ifThen',
        condition: { get: 'isAtLeast', a: behind, b: FAR_BEHIND },
        then: [
          { do: 'giveBuff', unit: thisUnit, buff: 'grit' },
          { do: 'showTextOver', entity: thisUnit, text: 'Second wind!', seconds: 2 },
        ],
      },
    ],
  },
  {
    id: 'show-objective',
    name: 'Show the objective',
    group: 'Rounds',
    comment:
      'The text at the top says what to do now. The score is in the match header, so it is not repeated.',
    when: { when: 'ruleIsRun' },
    do: [
      {
        do: 'setScreenText',
        place: 'top',
        text: {
          get: 'chooseValue',
          condition: isOvertime,
          yes: 'The next knockout wins the round.',
          no: `Knock out the other team: first to ${POINTS_TO_WIN} wins.`,
        },
      },
    ],
  },
  {
    id: 'overtime',
    name: 'Overtime',
    group: 'Rounds',
    comment: 'If no team is ahead in the last second, the next knockout wins the round.',
    when: { when: 'everySeconds', seconds: 0.5 },
    if: [
      { get: 'isRoundRunning' },
      { get: 'not', value: isOvertime },
      { get: 'isBetween', value: { get: 'roundTimeLeft' }, from: 0.01, to: 1 },
      { get: 'isNothing', value: { get: 'leadingTeam' } },
    ],
    do: [
      { do: 'setVariable', variable: 'is-overtime', value: true },
      { do: 'setRoundTime', seconds: OVERTIME_SECONDS },
      { do: 'runRule', rule: 'show-objective' },
      { do: 'showMessage', text: 'Overtime!', seconds: 3 },
      { do: 'playSound', sound: 'overtime' },
      { do: 'shakeCamera', strength: 0.2, seconds: 0.4 },
    ],
  },
  {
    id: 'overtime-ends',
    name: 'Overtime ends',
    group: 'Rounds',
    when: { when: 'eventIsSent', event: 'point' },
    if: [
      isOvertime,
      { get: 'isRoundRunning' },
      { get: 'not', value: { get: 'isNothing', value: { get: 'leadingTeam' } } },
    ],
    do: [{ do: 'teamWins', team: { get: 'leadingTeam' } }],
  },
  {
    id: 'round-ends',
    name: 'A round ends',
    group: 'Rounds',
    comment:
      'Two won rounds win the match. The third round is played only if it can still change the winner.',
    when: { when: 'roundEnds' },
    do: [
      {
        do: 'ifThen',
        condition: { get: 'isNothing', value: winner },
        then: [{ do: 'showMessage', text: 'A draw. No team wins this round.', seconds: 4 }],
        else: [
          {
            do: 'ifThen',
            condition: { get: 'isEqual', a: winner, b: 'copper' },
            then: [{ do: 'changeVariable', variable: 'copper-wins' }],
            else: [{ do: 'changeVariable', variable: 'tide-wins' }],
          },
          {
            do: 'showMessage',
            text: joinText({ get: 'nameOfTeam', team: winner }, ' wins the round!'),
            seconds: 4,
          },
          {
            do: 'forEachPlayer',
            players: { get: 'playersOfTeam', team: winner },
            actions: [{ do: 'playSound', sound: 'win', player: { get: 'eachPlayer' } }],
          },
        ],
      },
      {
        do: 'ifThen',
        condition: {
          get: 'or',
          a: { get: 'isAtLeast', a: { get: 'variable', variable: 'copper-wins' }, b: WINS_NEEDED },
          b: { get: 'isAtLeast', a: { get: 'variable', variable: 'tide-wins' }, b: WINS_NEEDED },
        },
        then: [{ do: 'endMatch' }],
      },
    ],
  },
  {
    id: 'match-ends',
    name: 'The match ends',
    group: 'Rounds',
    comment: 'The results say who won. They close when everyone has voted on the next match.',
    when: { when: 'matchEnds' },
    do: [
      {
        do: 'forEachUnit',
        units: { get: 'unitsOfTeam', team: winner },
        actions: [
          {
            do: 'showEffect',
            effect: 'confetti',
            position: { get: 'positionOf', entity: { get: 'eachUnit' } },
          },
        ],
      },
      {
        do: 'forEachPlayer',
        players: { get: 'playersOfTeam', team: winner },
        actions: [{ do: 'changeSavedNumber', player: { get: 'eachPlayer' }, key: 'matches-won' }],
      },
      {
        do: 'forEachPlayer',
        players: { get: 'humanPlayers' },
        actions: [
          {
            do: 'submitScore',
            player: { get: 'eachPlayer' },
            score: { get: 'playerVariable', player: { get: 'eachPlayer' }, variable: 'defeats' },
            leaderboard: 'Knockouts in one match',
          },
        ],
      },
    ],
  },
];
