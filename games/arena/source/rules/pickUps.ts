import type { Action, Expression, GameInput } from '@playloom/game-format';
import { thisItem, selectWeaponSlot } from './expressions.ts';
import { joinText, thisUnit } from '../../../../tools/games/kit/expressions.ts';

type Rules = NonNullable<GameInput['rules']>;

const DROPPED_SECONDS = 14;

interface Gun {
  readonly gun: string;
  readonly rounds: string;
  /** Number of rounds in a box. `most` is the number of rounds that a fighter can carry. */
  readonly box: number;
  readonly most: number;
}

const guns: readonly Gun[] = [
  { gun: 'nailer', rounds: 'nails', box: 24, most: 72 },
  { gun: 'scatter', rounds: 'shells', box: 6, most: 16 },
  { gun: 'lobber', rounds: 'bombs', box: 3, most: 6 },
];

const held: Expression = { get: 'typeOfItem', item: { get: 'heldItem', unit: thisUnit } };
const isWrenchInHand: Expression = { get: 'isEqual', a: held, b: 'wrench' };
const pad: Expression = { get: 'eachKey' };
const now: Expression = { get: 'secondsPlayed' };

function addRounds({ rounds, most }: Gun, count: number): Action {
  const room: Expression = {
    get: 'subtract',
    a: most,
    b: { get: 'itemCount', unit: thisUnit, itemType: rounds },
  };
  return { do: 'giveItem', unit: thisUnit, itemType: rounds, count: { get: 'smaller', a: count, b: room } };
}

/**
 * Creates the rule for picking up an ammo box. Adds as many rounds as fit. A fighter who holds the wrench switches to
 * the gun for these rounds.
 */
function takeBox(gun: Gun): Rules[number] {
  return {
    id: `take-${gun.rounds}`,
    name: `Take ${gun.rounds}`,
    group: 'Pickups',
    when: { when: 'ruleIsRun' },
    do: [
      addRounds(gun, gun.box),
      {
        do: 'showFloatingText',
        text: `+${gun.box} ${gun.rounds}`,
        position: { get: 'positionOf', entity: thisUnit },
        color: '#fff4d6',
      },
      { do: 'ifThen', condition: isWrenchInHand, then: [selectWeaponSlot(thisUnit, gun.gun)] },
    ],
  };
}

/** Creates the rule for picking up a gun. A second gun of the same kind only adds its rounds. */
function takeGun(gun: Gun): Rules[number] {
  return {
    id: `take-${gun.gun}`,
    name: `Take a ${gun.gun}`,
    group: 'Pickups',
    when: { when: 'unitPicksUpItem', itemType: gun.gun },
    do: [
      {
        do: 'ifThen',
        condition: { get: 'isGreater', a: { get: 'itemCount', unit: thisUnit, itemType: gun.gun }, b: 1 },
        then: [{ do: 'setItemCount', item: thisItem, count: 0 }, addRounds(gun, gun.box)],
        else: [
          {
            do: 'showFloatingText',
            text: { get: 'nameOfItemType', itemType: gun.gun },
            position: { get: 'positionOf', entity: thisUnit },
            color: '#ffffff',
          },
          addRounds(gun, gun.box / 2),
        ],
      },
      { do: 'ifThen', condition: isWrenchInHand, then: [selectWeaponSlot(thisUnit, gun.gun)] },
    ],
  };
}

/** Creates the rule that switches from an empty gun to a loaded one, or to the wrench. */
function runEmpty({ gun, rounds }: Gun): Rules[number] {
  const inSlot: Expression = { get: 'itemInSlot', unit: thisUnit, slot: { get: 'eachNumber' } };
  return {
    id: `empty-${gun}`,
    name: `The ${gun} is empty`,
    group: 'Pickups',
    when: { when: 'unitAttacks' },
    if: [
      { get: 'isEqual', a: { get: 'typeOfItem', item: thisItem }, b: gun },
      { get: 'isEqual', a: { get: 'ammoOf', item: thisItem }, b: 0 },
      { get: 'isEqual', a: { get: 'itemCount', unit: thisUnit, itemType: rounds }, b: 0 },
    ],
    do: [
      { do: 'showTextOver', entity: thisUnit, text: `Out of ${rounds}!`, seconds: 1.5 },
      { do: 'selectSlot', unit: thisUnit, slot: 1 },
      {
        do: 'countFromTo',
        from: 2,
        to: 8,
        actions: [
          {
            do: 'ifThen',
            condition: { get: 'isGreater', a: { get: 'ammoOf', item: inSlot }, b: 0 },
            then: [{ do: 'selectSlot', unit: thisUnit, slot: { get: 'eachNumber' } }, { do: 'stopLoop' }],
          },
        ],
      },
    ],
  };
}

export const pickUpRules: Rules = [
  ...guns.map(takeGun),
  ...guns.map(takeBox),
  ...guns.map(runEmpty),
  {
    id: 'dropped',
    name: 'Something is dropped',
    group: 'Pickups',
    when: { when: 'unitDropsItem' },
    do: [{ do: 'setLifetime', entity: thisItem, seconds: DROPPED_SECONDS }],
  },
  {
    id: 'restock',
    name: 'Pads fill again',
    group: 'Pickups',
    comment:
      'Each entry of “stock” is a region and its item. The countdown to the next item starts when the item is taken.',
    when: { when: 'everySeconds', seconds: 0.5 },
    if: [{ get: 'not', value: { get: 'variable', variable: 'only-wrenches' } }],
    do: [
      {
        do: 'forEachEntry',
        record: { get: 'variable', variable: 'stock' },
        actions: [
          {
            do: 'ifThen',
            condition: {
              get: 'isGreater',
              a: { get: 'listLength', list: { get: 'itemsInRegion', region: pad } },
              b: 0,
            },
            then: [
              {
                do: 'setRecordEntry',
                variable: 'restock-at',
                key: pad,
                value: {
                  get: 'add',
                  a: now,
                  b: {
                    get: 'recordEntry',
                    record: { get: 'variable', variable: 'restock-seconds' },
                    key: { get: 'eachElement' },
                  },
                },
              },
            ],
            else: [
              {
                do: 'ifThen',
                condition: {
                  get: 'isAtLeast',
                  a: now,
                  b: { get: 'recordEntry', record: { get: 'variable', variable: 'restock-at' }, key: pad },
                },
                then: [
                  {
                    do: 'createItem',
                    itemType: { get: 'eachElement' },
                    position: { get: 'centerOf', region: pad },
                  },
                  { do: 'showEffect', effect: 'dust', position: { get: 'centerOf', region: pad } },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'boots',
    name: 'Winged boots',
    group: 'Pickups',
    when: { when: 'unitGetsBuff', buff: 'boost' },
    do: [
      {
        do: 'showFloatingText',
        text: 'Run!',
        position: { get: 'positionOf', entity: thisUnit },
        color: '#fff1a8',
      },
    ],
  },
  {
    id: 'healed',
    name: 'Medkit',
    group: 'Pickups',
    when: { when: 'unitUsesItem', itemType: 'medkit' },
    do: [
      {
        do: 'showFloatingText',
        text: joinText('+60'),
        position: { get: 'positionOf', entity: thisUnit },
        color: '#7bd389',
      },
    ],
  },
];
