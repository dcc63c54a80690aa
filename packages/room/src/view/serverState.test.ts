import { findEntity, type World } from '@playloom/engine';
import type { EntityId, Key } from '@playloom/game-format';
import {
  type EntityView,
  quantizeAttribute,
  quantizePosition,
  quantizeRotation,
  quantizeVelocity,
  wasEntitySeen,
} from '@playloom/protocol';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { CREDIT_BYTES_MAX } from '@playloom/room-contract';
import { setWaitingBytes } from '../clients/credit.ts';
import { createTestRoom, type TestGameChanges } from '../testing/createTestRoom.ts';
import { createRoomHarness, enterRoom, holdClientKeys, stepHarness } from '../testing/RoomHarness.ts';
import { describeEntityState } from './describeEntityState.ts';
import {
  createDescriptionCache,
  resizeDescriptionCache,
  type DescriptionCache,
} from '../buffers/DescriptionCache.ts';

const each = { get: 'eachUnit' };

/** Actions that randomly change everything rules can change about a unit's look. */
const masquerade = [
  { do: 'setUnitName', unit: each, name: 'Wolf King' },
  { do: 'setNameLabel', unit: each, isShown: { get: 'chance', percent: 50 } },
  { do: 'setUnitTeam', unit: each, team: 'red' },
  { do: 'setTint', entity: each, color: '#ff8080' },
  { do: 'setOpacity', entity: each, opacity: { get: 'randomNumber', from: 0, to: 1 } },
  { do: 'showTextOver', entity: each, text: 'Hello!', seconds: 0.3 },
  { do: 'playAnimation', entity: each, animation: 'wave' },
  { do: 'startEffect', entity: each, effect: 'sparks' },
  { do: 'stopEffect', entity: each, effect: 'sparks' },
  { do: 'giveBuff', unit: each, buff: 'haste', seconds: 0.4 },
  { do: 'hideFrom', entity: each },
  { do: 'showTo', entity: each },
].map((action, index) => ({
  id: `mask-${index}`,
  name: 'Mask',
  when: { when: 'everySeconds', seconds: 0.1 },
  do: [
    {
      do: 'forEachUnit',
      units: { get: 'allUnits' },
      actions: [{ do: 'ifThen', condition: { get: 'chance', percent: 3 }, then: [action], else: [] }],
    },
  ],
}));

/**
 * Wolves that chase, arrows that fly, items to pick up, crates that break: everything at once in a small
 * area.
 */
const zoo: TestGameChanges = {
  settings: { tickRate: 20, players: { respawnSeconds: 1, spawnProtectionSeconds: 1 } },
  map: {
    width: 40,
    height: 40,
    spawnPoints: { start: { x: 20, y: 20 } },
    entities: [
      ...Array.from({ length: 12 }, (_, index) => ({
        id: `wolf-${index}`,
        kind: 'unit',
        type: 'wolf',
        x: 6 + index * 2.5,
        y: 8,
      })),
      ...Array.from({ length: 6 }, (_, index) => ({
        id: `potion-${index}`,
        kind: 'item',
        type: 'potion',
        x: 10 + index * 3,
        y: 24,
      })),
      ...Array.from({ length: 4 }, (_, index) => ({
        id: `crate-${index}`,
        kind: 'prop',
        type: 'crate',
        x: 12 + index * 4,
        y: 16,
      })),
    ],
  },
  types: {
    units: {
      hero: {
        inventory: { startItems: [{ item: 'bow' }, { item: 'sword' }] },
        controls: { facing: 'mouse' },
      },
      wolf: {
        controls: { speed: 4 },
        touchDamage: { amount: 9 },
        death: { drops: [{ item: 'potion' }], respawnSeconds: 2 },
      },
    },
    items: { bow: { isAutomatic: true } },
  },
  rules: masquerade,
};

function describeFromScratch(world: World): DescriptionCache {
  const told = createDescriptionCache();
  resizeDescriptionCache(told, world);
  return told;
}

function describeServerState(world: World, id: EntityId): EntityView {
  const entity = findEntity(world, id)!;
  const { x, y, rotation, vx, vy, scale } = world.entities.motion;
  const { slot } = entity;
  const facts = describeEntityState(describeFromScratch(world), world, slot);
  return {
    ...facts,
    attributes: facts.attributes.map(({ attribute, value, max }) => ({
      attribute,
      value: quantizeAttribute(value, max),
      max,
    })),
    x: quantizePosition(x[slot]!),
    y: quantizePosition(y[slot]!),
    rotation: quantizeRotation(rotation[slot]!),
    vx: quantizeVelocity(vx[slot]!),
    vy: quantizeVelocity(vy[slot]!),
    scale: scale[slot]!,
  };
}

describe('the decoded views of clients', () => {
  it('match the quantized world, however many snapshots they miss', async () => {
    const held: Key[] = ['w', 'a', 's', 'd', 'mouse-left', '1', '2', 'q', 'e'];
    const act = fc.record({
      client: fc.constantFrom(1, 2, 3),
      keys: fc.subarray(held),
      mouse: fc.record({ x: fc.nat(40), y: fc.nat(40) }),
      isSlow: fc.boolean(),
      ticks: fc.integer({ min: 1, max: 6 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 60, maxLength: 60, size: 'max' }), async (acts) => {
        const harness = createRoomHarness(await createTestRoom({ changes: zoo }));
        const { room } = harness;
        for (const id of [1, 2, 3]) enterRoom(harness, id);
        for (const { client: id, keys, mouse, isSlow, ticks } of acts) {
          holdClientKeys(harness, id, keys, mouse);
          setWaitingBytes(room, id, isSlow ? CREDIT_BYTES_MAX + 1 : 0);
          stepHarness(harness, ticks);
          for (const [clientId, { view }] of harness.clients) {
            if (view.tick !== room.world.tick) continue;
            const { baseline } = room.clients.get(clientId)!;
            const serverState = room.world.entities.records
              .flatMap((entity) => entity?.id ?? [])
              .filter((id) => wasEntitySeen(room.encoder, baseline, id))
              .map((id) => [id, describeServerState(room.world, id)] as const);
            expect(new Map(view.entities)).toEqual(new Map(serverState));
          }
        }
        for (const id of [1, 2, 3]) setWaitingBytes(room, id, 0);
        stepHarness(harness, 1);
        expect([...harness.clients.values()].map(({ view }) => view.tick)).toEqual(
          [1, 2, 3].map(() => room.world.tick),
        );
      }),
      { numRuns: inject('long') ? 100 : 3 },
    );
  });
});
