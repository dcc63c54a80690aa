import type { GameInput } from '@playloom/game-format';
import { stokeActions } from './shop.ts';

type Rules = NonNullable<GameInput['rules']>;

const unit = { get: 'triggeringUnit' } as const;
const player = { get: 'triggeringPlayer' } as const;
const eachUnit = { get: 'eachUnit' } as const;
const fire = { get: 'placedUnit', placement: 'fire' } as const;
const owner = { get: 'ownerOf', entity: unit } as const;
const hasOwner = { get: 'not', value: { get: 'isNothing', value: owner } } as const;
const fireAt = { get: 'positionOf', entity: fire } as const;

function join(a: string, value: object, b = '') {
  const text = { get: 'joinTexts', a, b: value };
  return (b === '' ? text : { get: 'joinTexts', a: text, b }) as never;
}

const arriving: Rules = [
  {
    id: 'welcome',
    name: 'Welcome',
    group: 'Players',
    when: { when: 'playerJoins' },
    do: [{ do: 'runRule', rule: 'show-coins' }],
  },
  {
    id: 'show-coins',
    name: 'Show the coins',
    group: 'Players',
    when: { when: 'playerVariableChanges', variable: 'coins' },
    do: [
      {
        do: 'setScreenText',
        text: join('Coins: ', { get: 'playerVariable', player, variable: 'coins' }),
        place: 'right',
        player,
      },
    ],
  },
  {
    id: 'coin',
    name: 'A coin is picked up',
    group: 'Players',
    when: { when: 'unitPicksUpItem', itemType: 'coin' },
    do: [
      {
        do: 'changePlayerVariable',
        player: owner,
        variable: 'coins',
        amount: { get: 'quantityOf', item: { get: 'triggeringItem' } },
      },
    ],
  },
];

const falling: Rules = [
  {
    id: 'ranger-falls',
    name: 'A ranger falls',
    group: 'Rangers',
    comment: 'A fallen ranger drops its wood.',
    when: { when: 'unitDies' },
    if: [hasOwner],
    do: [
      { do: 'sendChat', text: join('', { get: 'nameOfUnit', unit }, ' is down!') },
      {
        do: 'ifThen',
        condition: { get: 'hasItem', unit, itemType: 'wood' },
        then: [
          {
            do: 'createItem',
            itemType: 'wood',
            position: { get: 'positionOf', entity: unit },
            count: { get: 'itemCount', unit, itemType: 'wood' },
          },
          { do: 'takeItem', unit, itemType: 'wood', count: { get: 'itemCount', unit, itemType: 'wood' } },
        ],
        else: [],
      },
    ],
  },
  {
    id: 'ranger-returns',
    name: 'A ranger is back',
    group: 'Rangers',
    comment:
      'The ranger is safe for a moment and gets its upgrades back. At night, this costs the fire fuel.',
    when: { when: 'unitRespawns' },
    if: [hasOwner],
    do: [
      { do: 'giveBuff', unit, buff: 'rekindled' },
      { do: 'runRule', rule: 'put-on-upgrades' },
      {
        do: 'ifThen',
        condition: { get: 'variable', variable: 'is-night' },
        then: [
          { do: 'changeAttribute', entity: fire, attribute: 'fuel', amount: -4 },
          { do: 'showFloatingText', text: '-4 fuel', position: fireAt, color: '#bfe9f5' },
        ],
        else: [],
      },
    ],
  },
  {
    id: 'put-on-upgrades',
    name: 'Restore upgrades',
    group: 'Rangers',
    comment: 'Buffs end when a ranger falls, but bought upgrades stay.',
    when: { when: 'ruleIsRun' },
    do: (['coat', 'boots', 'sharp'] as const).map((buff) => ({
      do: 'repeat' as const,
      times: { get: 'playerVariable' as const, player: owner, variable: buff },
      actions: [{ do: 'giveBuff' as const, unit, buff }],
    })),
  },
];

const fireplace: Rules = [
  {
    id: 'feed',
    name: 'Wood goes into the fire',
    group: 'Fire',
    comment: 'Rangers who carry wood onto the warm ground feed the fire.',
    when: { when: 'everySeconds', seconds: 0.4 },
    if: [{ get: 'isRoundRunning' }],
    do: [
      {
        do: 'forEachUnit',
        units: { get: 'unitsInRegion', region: 'hearth' },
        actions: [
          {
            do: 'ifThen',
            condition: { get: 'hasItem', unit: eachUnit, itemType: 'wood' },
            then: [{ do: 'sendEvent', event: 'feed', value: eachUnit }],
            else: [],
          },
        ],
      },
    ],
  },
  {
    id: 'warm',
    name: 'The fire warms',
    group: 'Fire',
    when: { when: 'everySeconds', seconds: 1 },
    do: [
      {
        do: 'forEachUnit',
        units: { get: 'unitsInRegion', region: 'hearth' },
        actions: [
          {
            do: 'ifThen',
            condition: {
              get: 'not',
              value: { get: 'isNothing', value: { get: 'ownerOf', entity: eachUnit } },
            },
            then: [{ do: 'giveBuff', unit: eachUnit, buff: 'warm' }],
            else: [],
          },
        ],
      },
    ],
  },
  {
    id: 'starve',
    name: 'No fuel left',
    group: 'Fire',
    comment: 'Without fuel the fire loses health. Players have a few seconds to bring wood.',
    when: { when: 'attributeEmpties', attribute: 'fuel', unitType: 'campfire' },
    do: [
      { do: 'setAttributeRegeneration', entity: fire, attribute: 'health', value: -9 },
      { do: 'playAnimation', entity: fire, animation: 'fire-low' },
      { do: 'showMessage', text: 'The fire is starving!', seconds: 3 },
      { do: 'playSound', sound: 'alarm' },
      { do: 'shakeCamera', strength: 0.3, seconds: 0.4 },
    ],
  },
  {
    id: 'fire-is-hit',
    name: 'The fire is hit',
    group: 'Fire',
    when: { when: 'unitIsHurt', unitType: 'campfire' },
    if: [
      { get: 'isEqual', a: { get: 'timerLeft', timer: 'fire-warning' }, b: 0 },
      { get: 'isLess', a: { get: 'attributePercent', entity: fire, attribute: 'health' }, b: 60 },
    ],
    do: [
      { do: 'startTimer', timer: 'fire-warning', seconds: 8 },
      { do: 'showMessage', text: 'They are putting out the fire. Defend it!', seconds: 3 },
      { do: 'playSound', sound: 'alarm' },
    ],
  },
  { id: 'stoke', name: 'Bellows', group: 'Fire', when: { when: 'ruleIsRun' }, do: [...stokeActions] },
];

const tools: Rules = [
  {
    id: 'place-barricade',
    name: 'Put up a barricade',
    group: 'Tools',
    when: { when: 'ruleIsRun' },
    do: [
      {
        do: 'ifThen',
        condition: {
          get: 'or',
          a: { get: 'isWall', position: { get: 'positionInFrontOf', entity: unit, distance: 1.5 } },
          b: {
            get: 'isGreater',
            a: {
              get: 'listLength',
              list: {
                get: 'unitsNear',
                position: { get: 'positionInFrontOf', entity: unit, distance: 1.5 },
                radius: 0.9,
              },
            },
            b: 0,
          },
        },
        then: [{ do: 'showTextOver', entity: unit, text: 'No room here.', seconds: 1.5 }],
        else: [
          { do: 'takeItem', unit, itemType: 'barricade-kit', count: 1 },
          {
            do: 'createUnit',
            unitType: 'barricade',
            position: { get: 'positionInFrontOf', entity: unit, distance: 1.5 },
            team: 'rangers',
          },
          {
            do: 'playSoundAt',
            sound: 'build',
            position: { get: 'positionOf', entity: { get: 'lastCreatedUnit' } },
          },
        ],
      },
    ],
  },
  {
    id: 'take-from-woodpile',
    name: 'Take from the woodpile',
    group: 'Tools',
    comment: 'A small reserve of wood that is refilled every day.',
    when: { when: 'ruleIsRun' },
    do: [
      {
        do: 'ifThen',
        condition: { get: 'isGreater', a: { get: 'variable', variable: 'reserve' }, b: 0 },
        then: [
          { do: 'changeVariable', variable: 'reserve', amount: -1 },
          { do: 'giveItem', unit, itemType: 'wood', count: 1 },
          { do: 'playSound', sound: 'pick-up', player },
          {
            do: 'showTextOver',
            entity: { get: 'triggeringProp' },
            text: join('', { get: 'variable', variable: 'reserve' }, ' left today'),
            seconds: 1.5,
          },
        ],
        else: [
          {
            do: 'showTextOver',
            entity: { get: 'triggeringProp' },
            text: 'Empty until tomorrow. Fell trees!',
            seconds: 2,
          },
        ],
      },
    ],
  },
  {
    id: 'bought',
    name: 'Something is bought',
    group: 'Tools',
    when: { when: 'playerBuys', shop: 'tent' },
    do: [
      { do: 'playSound', sound: 'bought', player },
      { do: 'showEffect', effect: 'glint', position: { get: 'positionOf', entity: unit } },
    ],
  },
  {
    id: 'old-moss',
    name: 'Old Moss wakes',
    group: 'Monsters',
    when: { when: 'unitAppears', unitType: 'old-brute' },
    do: [
      { do: 'setNameLabel', unit, isShown: true },
      { do: 'showMessage', text: 'Old Moss is awake. Stop it before it reaches the fire!', seconds: 4 },
      { do: 'shakeCamera', strength: 0.6, seconds: 1 },
      { do: 'playSound', sound: 'slam' },
    ],
  },
];

export const rules: Rules = [...arriving, ...falling, ...fireplace, ...tools];
