import type { GameInput } from '@playloom/game-format';

type Rules = NonNullable<GameInput['rules']>;

const PELLETS = 140;
const PELLET_BACK_SECONDS = 1.5;

const player = { get: 'triggeringPlayer' } as const;

/** The pond has a fixed number of pellets. For each one eaten, another appears elsewhere. */
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
    comment: 'Crumbs that a duckling pecked out of a blob, and snacks of new players, are not replaced.',
    when: { when: 'unitPicksUpItem' },
    if: [
      { get: 'isDifferent', a: { get: 'typeOfItem', item: { get: 'triggeringItem' } }, b: 'crumb' },
      { get: 'isDifferent', a: { get: 'typeOfItem', item: { get: 'triggeringItem' } }, b: 'snack' },
    ],
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
    comment: 'Warns new players. The tips of the game explain the controls.',
    when: { when: 'playerJoins' },
    do: [
      {
        do: 'showMessageTo',
        player,
        text: 'Keep away from larger blobs! Lily pads hide you.',
        seconds: 5,
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
      {
        do: 'setRoundTime',
        seconds: { get: 'multiply', a: { get: 'variable', variable: 'minutes' }, b: 60 },
      },
      {
        do: 'showMessage',
        text: 'The largest blob wins!',
        seconds: 3,
      },
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
    comment: 'Only a sound: the clock shows the seconds.',
    when: { when: 'everySeconds', seconds: 1 },
    if: [
      { get: 'isRoundRunning' },
      { get: 'isBetween', value: { get: 'roundUp', value: { get: 'roundTimeLeft' } }, from: 1, to: 5 },
    ],
    do: [{ do: 'playSound', sound: 'hurry' }],
  },
  {
    id: 'match-ends',
    name: 'Match ends',
    group: 'Rounds',
    comment: 'The results say who won. They close when everyone has voted on the next match.',
    when: { when: 'matchEnds' },
    do: [{ do: 'playSound', sound: 'end' }],
  },
];

/** Rules for pellets, messages and rounds. Growing, splitting and eating are in the script. */
export const rules: Rules = [...pellets, ...people, ...rounds];
