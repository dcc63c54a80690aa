import { LEG_COUNT, COURSE_START } from '../course.ts';
import { type GameRules, formatSecondsText, joinTextFromRight } from './expressions.ts';
import { negate, getGlobalVariable, getPlayerVariable } from '../../../../tools/games/kit/expressions.ts';

const each = { get: 'eachPlayer' } as const;
const player = { get: 'triggeringPlayer' } as const;
/** Number of races in a match. */
export const RACES_PER_MATCH = 3;

const startPoint = { get: 'point', ...COURSE_START } as const;

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
    comment: 'Shows new players how to run.',
    when: { when: 'playerJoins' },
    do: [
      { do: 'setPlayerVariable', player, variable: 'home', value: startPoint },
      {
        do: 'showMessageTo',
        player,
        text: 'Run right with {move}, {press:space} to clear the gaps. Hold it to jump higher!',
        seconds: 6,
      },
      { do: 'wait', seconds: 6 },
      {
        do: 'showMessageTo',
        player,
        text: 'Antennas are checkpoints, coins are points, {press:r} to go back. Three times to the flag!',
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
      { do: 'setVariable', variable: 'started-at', value: { get: 'secondsPlayed' } },
      { do: 'setVariable', variable: 'finishers', value: 0 },
      { do: 'setVariable', variable: 'front', value: 0 },
      { do: 'playSound', sound: 'go' },
      {
        do: 'showMessage',
        text: joinTextFromRight('Race ', { get: 'roundNumber' }, ` of ${RACES_PER_MATCH}. Go!`),
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
    comment: 'Each bot gets a new pace in each race, so that a different one can win.',
    when: { when: 'ruleIsRun' },
    do: [
      {
        do: 'forEachPlayer',
        players: { get: 'botPlayers' },
        actions: [
          {
            do: 'setUnitSpeed',
            unit: { get: 'unitOf', player: each },
            speed: getPlayerVariable('pace', each),
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
    comment: 'Counts the players who are still running. Players who left do not hold up the others.',
    when: { when: 'everySeconds', seconds: 1 },
    if: [{ get: 'isRoundRunning' }, { get: 'isGreater', a: getGlobalVariable('finishers'), b: 0 }],
    do: [
      { do: 'setVariable', variable: 'running', value: 0 },
      {
        do: 'forEachPlayer',
        players: { get: 'allPlayers' },
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
    id: 'show-time',
    name: 'Show time and coins',
    group: 'Rounds',
    when: { when: 'everySeconds', seconds: 0.5 },
    if: [{ get: 'isRoundRunning' }],
    do: [
      {
        do: 'forEachPlayer',
        players: { get: 'humanPlayers' },
        actions: [
          {
            do: 'ifThen',
            condition: negate(getPlayerVariable('has-finished', each)),
            then: [
              {
                do: 'setScreenText',
                text: joinTextFromRight(
                  {
                    get: 'timeAsText',
                    seconds: {
                      get: 'subtract',
                      a: { get: 'secondsPlayed' },
                      b: getGlobalVariable('started-at'),
                    },
                  },
                  ' · leg ',
                  getPlayerVariable('leg', each),
                  ` of ${LEG_COUNT} · coins `,
                  { get: 'listLength', list: getPlayerVariable('taken', each) },
                  ' · checkpoint ',
                  getPlayerVariable('checkpoint', each),
                  ' of 4',
                ),
                place: 'bottom',
                player: each,
              },
            ],
            else: [],
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
      // Without this, the rule “Everyone has finished” would end the next race as soon as it starts.
      { do: 'setVariable', variable: 'finishers', value: 0 },
    ],
  },
  {
    id: 'match-ends',
    name: 'All races are over',
    group: 'Rounds',
    when: { when: 'matchEnds' },
    do: [
      { do: 'playSound', sound: 'finish' },
      {
        do: 'ifThen',
        condition: { get: 'isNothing', value: player },
        then: [{ do: 'showMessage', text: 'A tie after all races!', seconds: 7 }],
        else: [
          {
            do: 'showMessage',
            text: joinTextFromRight(
              { get: 'nameOfPlayer', player },
              ' wins the relay with ',
              { get: 'scoreOf', player },
              ' points!',
            ),
            seconds: 7,
          },
        ],
      },
    ],
  },
];
