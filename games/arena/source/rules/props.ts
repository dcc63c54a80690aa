import type { Action, Expression, GameInput } from '@playloom/game-format';
import { BLAST_SECONDS } from '../feel.ts';
import { attacker } from './expressions.ts';

type Rules = NonNullable<GameInput['rules']>;

const CRATE_SECONDS = 22;
const BARREL_SECONDS = 26;
const BARREL_RADIUS = 2.8;

const place: Expression = { get: 'positionOf', entity: { get: 'triggeringProp' } };
/**
 * The current element of a loop. A rule that waits loops over a single position, so that it still knows the position
 * afterwards.
 */
const loopPosition: Expression = { get: 'eachElement' };

function showBlast(at: Expression): Action[] {
  return [
    { do: 'createProp', propType: 'blast', position: at },
    { do: 'setLifetime', entity: { get: 'lastCreatedProp' }, seconds: BLAST_SECONDS },
  ];
}

/** Brings a destroyed prop back after a while, as soon as no unit is in the way. */
function respawnProp(propType: string, seconds: number): Action {
  return {
    do: 'forEachElement',
    list: { get: 'listOf', first: place },
    actions: [
      { do: 'wait', seconds },
      {
        do: 'waitUntil',
        condition: {
          get: 'isEqual',
          a: { get: 'listLength', list: { get: 'unitsNear', position: loopPosition, radius: 1.5 } },
          b: 0,
        },
        seconds: 60,
      },
      { do: 'createProp', propType, position: loopPosition },
      { do: 'showEffect', effect: 'dust', position: loopPosition },
    ],
  };
}

export const propRules: Rules = [
  {
    id: 'crate-breaks',
    name: 'A crate breaks',
    group: 'Props',
    comment: 'A broken crate sometimes drops a useful item.',
    when: { when: 'propIsDestroyed', propType: 'crate' },
    do: [
      { do: 'createProp', propType: 'rubble', position: place },
      { do: 'setLifetime', entity: { get: 'lastCreatedProp' }, seconds: CRATE_SECONDS },
      {
        do: 'ifThen',
        condition: { get: 'chance', percent: 40 },
        then: [
          {
            do: 'createItem',
            itemType: {
              get: 'randomElement',
              list: {
                get: 'listOf',
                first: 'nail-box',
                second: 'shell-box',
                third: 'medkit',
                fourth: 'bomb-box',
              },
            },
            position: place,
          },
          { do: 'setLifetime', entity: { get: 'lastCreatedItem' }, seconds: CRATE_SECONDS - 4 },
        ],
      },
      respawnProp('crate', CRATE_SECONDS),
    ],
  },
  {
    id: 'barrel-explodes',
    name: 'A barrel explodes',
    group: 'Props',
    comment: 'The player who shot the barrel gets the points for its victims. Nearby barrels explode too.',
    when: { when: 'propIsDestroyed', propType: 'barrel' },
    do: [
      ...showBlast(place),
      { do: 'damageArea', position: place, radius: BARREL_RADIUS, amount: 90, attacker },
      {
        do: 'forEachUnit',
        units: { get: 'unitsNear', position: place, radius: BARREL_RADIUS },
        actions: [{ do: 'pushTowards', entity: { get: 'eachUnit' }, position: place, strength: -8 }],
      },
      { do: 'shakeCamera', strength: 0.15, seconds: 0.3 },
      respawnProp('barrel', BARREL_SECONDS),
    ],
  },
  {
    id: 'bomb-explodes',
    name: 'A bomb explodes',
    group: 'Props',
    when: { when: 'projectileEnds', projectileType: 'bomb' },
    do: showBlast({ get: 'positionOf', entity: { get: 'triggeringProjectile' } }),
  },
];
