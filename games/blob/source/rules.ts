import type { GameInput } from '@playloom/game-format';

type Rules = NonNullable<GameInput['rules']>;

const PELLETS = 100;
const PELLET_BACK_SECONDS = 1.5;

const player = { get: 'triggeringPlayer' } as const;

/** The pond has a hundred pellets. For each one eaten, another appears elsewhere. */
const pellets: Rules = [
  {
    id: 'fill-pond',
    name: 'Fill the pond',
    group: 'Pellets',
    when: { when: 'gameStarts' },
    do: [
      { do: 'playMusic', sound: 'music' },
      { do: 'repeat', times: PELLETS, actions: [{ do: 'runRule', rule: 'new-pellet' }] },
    ],
  },
  {
    id: 'new-pellet',
    name: 'New pellet',
    group: 'Pellets',
    comment: 'The list “menu” sets how often each kind appears: a kind listed twice appears twice as often.',
    when: { when: 'ruleIsRun' },
    do: [
      {
        do: 'createItem',
        itemType: { get: 'randomElement', list: { get: 'variable', variable: 'menu' } },
        position: { get: 'randomPositionIn', region: 'pond' },
      },
    ],
  },
  {
    id: 'pellet-eaten',
    name: 'Pellet eaten',
    group: 'Pellets',
    comment: 'Crumbs that a duckling pecked out of a blob are not replaced.',
    when: { when: 'unitPicksUpItem' },
    if: [{ get: 'isDifferent', a: { get: 'typeOfItem', item: { get: 'triggeringItem' } }, b: 'crumb' }],
    do: [
      { do: 'wait', seconds: PELLET_BACK_SECONDS },
      { do: 'runRule', rule: 'new-pellet' },
    ],
  },
  {
    id: 'star-eaten',
    name: 'Star eaten',
    group: 'Pellets',
    when: { when: 'unitPicksUpItem', itemType: 'star' },
    do: [
      {
        do: 'showFloatingText',
        text: '+12',
        position: { get: 'positionOf', entity: { get: 'triggeringUnit' } },
        color: '#f4d35e',
      },
    ],
  },
];

const people: Rules = [
  {
    id: 'welcome',
    name: 'Welcome',
    group: 'Players',
    comment: 'Explains the game to new players.',
    when: { when: 'playerJoins' },
    do: [
      {
        do: 'showMessageTo',
        player,
        text: 'Your blob follows {move}. Eat pellets and smaller blobs, keep away from larger ones!',
        seconds: 7,
      },
      { do: 'wait', seconds: 7 },
      {
        do: 'showMessageTo',
        player,
        text: '{Press:space} to throw half of you ahead. Lily pads hide you. {Press:g} to {keys:glow|shine}.',
        seconds: 6,
      },
    ],
  },
  {
    id: 'greet-again',
    name: 'Greet returning players',
    group: 'Players',
    when: { when: 'savedDataLoads' },
    if: [{ get: 'isGreater', a: { get: 'playerVariable', player, variable: 'best' }, b: 0 }],
    do: [
      {
        do: 'sendChatTo',
        player,
        text: {
          get: 'joinTexts',
          a: 'Welcome back! Your best mass so far: ',
          b: { get: 'playerVariable', player, variable: 'best' },
        },
      },
    ],
  },
  {
    id: 'split',
    name: 'Split',
    group: 'Players',
    comment: 'The Space key of every blob runs this rule. The script handles the event.',
    when: { when: 'ruleIsRun' },
    if: [{ get: 'isRoundRunning' }],
    do: [{ do: 'sendEvent', event: 'split', value: player }],
  },
];

const rounds: Rules = [
  {
    id: 'round-starts',
    name: 'Round starts',
    group: 'Rounds',
    when: { when: 'roundStarts' },
    do: [
      { do: 'playSound', sound: 'start' },
      { do: 'showMessage', text: 'Five minutes. The largest blob wins!', seconds: 3 },
    ],
  },
  {
    id: 'last-minute',
    name: 'Last minute',
    group: 'Rounds',
    when: { when: 'everySeconds', seconds: 1 },
    if: [
      { get: 'isRoundRunning' },
      { get: 'isEqual', a: { get: 'roundUp', value: { get: 'roundTimeLeft' } }, b: 60 },
    ],
    do: [
      { do: 'showMessage', text: 'One minute left! Stars are rising.', seconds: 3 },
      { do: 'playSound', sound: 'crowned' },
      {
        do: 'repeat',
        times: 8,
        actions: [
          { do: 'createItem', itemType: 'star', position: { get: 'randomPositionIn', region: 'pond' } },
          { do: 'setLifetime', entity: { get: 'lastCreatedItem' }, seconds: 60 },
        ],
      },
    ],
  },
  {
    id: 'last-seconds',
    name: 'Last seconds',
    group: 'Rounds',
    when: { when: 'everySeconds', seconds: 1 },
    if: [
      { get: 'isRoundRunning' },
      { get: 'isBetween', value: { get: 'roundUp', value: { get: 'roundTimeLeft' } }, from: 1, to: 5 },
    ],
    do: [
      { do: 'playSound', sound: 'hurry' },
      { do: 'showMessage', text: { get: 'roundUp', value: { get: 'roundTimeLeft' } }, seconds: 0.9 },
    ],
  },
  {
    id: 'match-ends',
    name: 'Match ends',
    group: 'Rounds',
    when: { when: 'matchEnds' },
    do: [
      { do: 'playSound', sound: 'end' },
      {
        do: 'ifThen',
        condition: { get: 'isNothing', value: player },
        then: [{ do: 'showMessage', text: 'A tie! There is no winner.', seconds: 7 }],
        else: [
          {
            do: 'showMessage',
            text: {
              get: 'joinTexts',
              a: { get: 'nameOfPlayer', player },
              b: {
                get: 'joinTexts',
                a: ' rules the pond with a mass of ',
                b: { get: 'scoreOf', player },
              },
            },
            seconds: 7,
          },
        ],
      },
    ],
  },
];

/** Rules for pellets, messages and rounds. Growing, splitting and eating are in the script. */
export const rules: Rules = [...pellets, ...people, ...rounds];
