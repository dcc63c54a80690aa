import type { GameInput } from '@playloom/game-format';

type Rules = NonNullable<GameInput['rules']>;

const GROW_SECONDS = 55;
const WOOD_A_TREE = 2;
/** A tree grows back only if no unit is this close, because it would push the unit aside. */
const ROOM_TO_GROW = 1.3;

const stump = { get: 'lastCreatedProp' } as const;
const stumpAt = { get: 'positionOf', entity: stump } as const;
const eachProp = { get: 'eachProp' } as const;

type Rule = Rules[number];

/** Creates the rule for a felled tree. It leaves wood and a stump, and grows back after a while. */
function createFall(kind: string, name: string): Rule {
  return {
    id: `${kind}-falls`,
    name: `${name} falls`,
    group: 'Trees',
    when: { when: 'propIsDestroyed', propType: kind },
    do: [
      {
        do: 'createItem',
        itemType: 'wood',
        position: { get: 'positionOf', entity: { get: 'triggeringProp' } },
        count: WOOD_A_TREE,
      },
      {
        do: 'createProp',
        propType: `${kind}-stump`,
        position: { get: 'positionOf', entity: { get: 'triggeringProp' } },
      },
      { do: 'wait', seconds: GROW_SECONDS },
      {
        do: 'waitUntil',
        condition: {
          get: 'isEqual',
          a: { get: 'listLength', list: { get: 'unitsNear', position: stumpAt, radius: ROOM_TO_GROW } },
          b: 0,
        },
      },
      {
        do: 'ifThen',
        condition: { get: 'exists', entity: stump },
        then: [
          { do: 'destroyEntity', entity: stump },
          { do: 'createProp', propType: kind, position: stumpAt },
        ],
        else: [],
      },
    ],
  };
}

/** Creates the rule that restores all trees when a match starts. */
function createRegrowth(kind: string, name: string): Rule {
  return {
    id: `${kind}s-grow`,
    name: `${name}s are back`,
    group: 'Trees',
    when: { when: 'roundStarts' },
    do: [
      {
        do: 'forEachProp',
        props: { get: 'propsOfType', propType: `${kind}-stump` },
        actions: [
          { do: 'createProp', propType: kind, position: { get: 'positionOf', entity: eachProp } },
          { do: 'destroyEntity', entity: eachProp },
        ],
      },
      {
        do: 'forEachProp',
        props: { get: 'propsOfType', propType: kind },
        actions: [{ do: 'refillAttribute', entity: eachProp, attribute: 'health' }],
      },
    ],
  };
}

export const treeRules: Rules = [
  createFall('fir', 'Fir'),
  createRegrowth('fir', 'Fir'),
  createFall('oak', 'Oak'),
  createRegrowth('oak', 'Oak'),
];
