import { findUnit, type Unit } from '@playloom/engine';
import { encodeUtf8 } from '@playloom/game-format';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import type { TestClient } from '../testing/createTestClient.ts';
import { findNamed, findSeen, MIDDLE, move, openMeadow, stone } from '../testing/Meadow.ts';
import { createChatRule } from '../testing/createChatRule.ts';
import {
  changeEntity,
  enterRoom,
  sendClientMessage,
  stepHarness,
  stepToNextSnapshot,
  type RoomHarness,
} from '../testing/RoomHarness.ts';

/** Whether a text is anywhere in a client's received bytes, or in its view. */
function knows(client: TestClient, text: string): boolean {
  const wanted = encodeUtf8(text);
  const isIn = (bytes: Uint8Array) =>
    bytes.some((_byte, start) => wanted.every((code, index) => bytes[start + index] === code));
  const view = JSON.stringify([
    [...client.view.entities],
    [...client.view.players],
    client.view.own,
    client.events,
  ]);
  return client.received.some(isIn) || view.includes(text);
}

function unitOf(harness: RoomHarness, player: number): Unit {
  return findUnit(harness.room.world, harness.room.world.players.get(player)!.unit)!;
}

describe("a client's view", () => {
  it("[MP-03] is limited to its screen: hidden entities and those out of view aren't in the bytes", async () => {
    const harness = await openMeadow({
      map: {
        entities: [
          stone('near', MIDDLE + 10, MIDDLE),
          stone('far', MIDDLE + 40, MIDDLE),
          stone('low', MIDDLE, 20),
        ],
      },
    });
    const client = enterRoom(harness, 1);
    stepToNextSnapshot(harness);
    expect(findSeen(client, 'near')).toMatchObject({
      kind: 'unit',
      type: 'stone',
      x: MIDDLE + 10,
      y: MIDDLE,
    });
    expect(knows(client, 'named-near')).toBe(true);
    expect(knows(client, 'named-far')).toBe(false);
    expect(knows(client, 'named-low')).toBe(false);
    // The entity enters the view, then leaves it.
    const far = findNamed(harness, 'far');
    move(harness, far, MIDDLE + 5, MIDDLE + 5);
    stepToNextSnapshot(harness);
    expect(findSeen(client, 'far')).toMatchObject({ x: MIDDLE + 5, y: MIDDLE + 5 });
    move(harness, far, MIDDLE + 40, MIDDLE);
    stepToNextSnapshot(harness);
    expect(findSeen(client, 'far')).toBeUndefined();
    const bytes = client.received.length;
    changeEntity(harness, far, { name: 'changed-afar' });
    stepToNextSnapshot(harness);
    expect(client.received.length).toBeGreaterThan(bytes);
    expect(knows(client, 'changed-afar')).toBe(false);
    // The entity is in view, but hidden from this player. Another player sees it.
    changeEntity(harness, far, { look: { ...far.look, exceptFor: [1] } });
    const other = enterRoom(harness, 2);
    move(harness, far, MIDDLE + 5, MIDDLE + 5);
    stepHarness(harness, 10);
    expect(knows(client, 'changed-afar')).toBe(false);
    expect(knows(other, 'changed-afar')).toBe(true);
  });

  it('is exactly what is on the screen and its margin, wherever that is', async () => {
    const stones = Array.from({ length: 400 }, (_, index) => stone(`s${index}`, 64, 64));
    const harness = await openMeadow({
      settings: { camera: { bounds: 'none' } },
      map: { entities: stones },
    });
    const client = enterRoom(harness, 1);
    stepToNextSnapshot(harness);
    const { world } = harness.room;
    // Integers are distributed evenly, unlike doubles.
    const place = fc.integer({ min: -600, max: 13_400 }).map((hundredths) => hundredths / 100);
    // Avoid positions exactly on the edge of the screen, where rounding would decide.
    const spot = place.map((tiles) => tiles + 0.005);
    const places = fc.array(fc.tuple(spot, spot), { minLength: 400, maxLength: 400, size: 'max' });
    fc.assert(
      fc.property(places, place, place, fc.constantFrom(0.4, 1, 2), (wanted, x, y, zoom) => {
        const camera = { target: null, position: { x, y }, zoom };
        world.players.get(1)!.camera = camera;
        const placed = stones.map((_, index) => findNamed(harness, `s${index}`));
        placed.forEach((entity, index) => move(harness, entity, ...wanted[index]!));
        stepToNextSnapshot(harness);
        const [halfWidth, halfHeight] = [((8 / zoom) * 21) / 9 + 3, 8 / zoom + 3];
        const expected = placed.filter(
          (_, index) =>
            Math.abs(wanted[index]![0] - x) <= halfWidth && Math.abs(wanted[index]![1] - y) <= halfHeight,
        );
        const seen = [...client.view.entities.values()].filter(({ type }) => type === 'stone');
        expect(new Set(seen.map(({ id }) => id))).toEqual(new Set(expected.map(({ id }) => id)));
      }),
      { numRuns: inject('long') ? 500 : 10 },
    );
  });

  it('excludes hidden entities, from everyone or from one player', async () => {
    const harness = await openMeadow({
      map: {
        entities: [
          stone('ghost', MIDDLE + 2, MIDDLE),
          stone('shy', MIDDLE - 2, MIDDLE),
          stone('plain', MIDDLE, MIDDLE + 2),
        ],
      },
    });
    const [ghost, shy] = [findNamed(harness, 'ghost'), findNamed(harness, 'shy')];
    changeEntity(harness, ghost, { look: { ...ghost.look, isHidden: true, exceptFor: [2] } });
    changeEntity(harness, shy, { look: { ...shy.look, exceptFor: [1] } });
    const anna = enterRoom(harness, 1);
    const ben = enterRoom(harness, 2);
    const watcher = enterRoom(harness, 3, { isSpectator: true });
    stepToNextSnapshot(harness);
    stepHarness(harness, 10);
    for (const client of [anna, ben, watcher]) expect(knows(client, 'named-plain')).toBe(true);
    expect([knows(anna, 'named-ghost'), knows(ben, 'named-ghost'), knows(watcher, 'named-ghost')]).toEqual([
      false,
      true,
      false,
    ]);
    expect([knows(anna, 'named-shy'), knows(ben, 'named-shy'), knows(watcher, 'named-shy')]).toEqual([
      false,
      true,
      true,
    ]);
    // The entity is shown, then hidden again, so that it leaves the view.
    changeEntity(harness, ghost, { look: { ...ghost.look, isHidden: false, exceptFor: [] } });
    stepToNextSnapshot(harness);
    expect(findSeen(anna, 'ghost')).toBeDefined();
    changeEntity(harness, ghost, { look: { ...ghost.look, isHidden: true } });
    stepToNextSnapshot(harness);
    expect(findSeen(anna, 'ghost')).toBeUndefined();
    expect(findSeen(ben, 'ghost')).toBeUndefined();
  });

  it('excludes invisible units, except for their own player and team', async () => {
    const harness = await openMeadow({
      settings: { players: { team: 'balanced' } },
      types: { buffs: { cloak: { name: 'Cloak', isInvisible: true } } },
    });
    const clients = [1, 2, 3].map((id) => enterRoom(harness, id));
    const watcher = enterRoom(harness, 4, { isSpectator: true });
    stepToNextSnapshot(harness);
    const cloaked = unitOf(harness, 1);
    expect(unitOf(harness, 2).team).not.toBe(cloaked.team);
    expect(unitOf(harness, 3).team).toBe(cloaked.team);
    changeEntity(harness, cloaked, { buffs: [{ buff: 'cloak', until: 0, stacks: 1 }], name: 'cloaked-one' });
    stepToNextSnapshot(harness);
    expect([...clients, watcher].map(({ view }) => view.entities.has(cloaked.id))).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect([...clients, watcher].map((client) => knows(client, 'cloaked-one'))).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('includes bars only for players who may see them', async () => {
    const harness = await openMeadow({
      settings: { players: { team: 'balanced' } },
      types: {
        attributes: {
          health: { bar: { audience: 'everyone' } },
          energy: { bar: { audience: 'owner' } },
          mana: { name: 'Mana', bar: { audience: 'team' } },
          secret: { name: 'Secret', bar: { place: 'hidden' } },
        },
        units: { hero: { attributes: { mana: {}, secret: {} } } },
      },
    });
    const clients = [1, 2, 3].map((id) => enterRoom(harness, id));
    stepToNextSnapshot(harness);
    const unit = unitOf(harness, 1).id;
    const bars = clients.map(({ view }) =>
      view.entities
        .get(unit)!
        .attributes.map(({ attribute }) => attribute)
        .toSorted(),
    );
    expect(bars).toEqual([['energy', 'health', 'mana'], ['health'], ['health', 'mana']]);
    const own = clients[0]!.view.own.attributes.map(({ attribute }) => attribute).toSorted();
    expect(own).toEqual(['energy', 'health', 'mana', 'secret']);
  });

  it('includes the own unit and the team wherever they are, and no one else', async () => {
    const harness = await openMeadow({ settings: { players: { team: 'balanced' } } });
    const clients = [1, 2, 3].map((id) => enterRoom(harness, id));
    stepToNextSnapshot(harness);
    harness.room.world.players.get(1)!.camera = { target: null, position: { x: 10, y: 10 }, zoom: 1 };
    stepToNextSnapshot(harness);
    const seen = [1, 2, 3].map((player) => clients[0]!.view.entities.has(unitOf(harness, player).id));
    expect(seen).toEqual([true, false, true]);
  });

  it('follows the camera: its target, its position, its zoom', async () => {
    const harness = await openMeadow({
      map: { entities: [stone('corner', 8, 8), stone('edge', MIDDLE + 30, MIDDLE)] },
    });
    const client = enterRoom(harness, 1);
    stepToNextSnapshot(harness);
    const player = harness.room.world.players.get(1)!;
    expect([findSeen(client, 'corner'), findSeen(client, 'edge')]).toEqual([undefined, undefined]);
    player.camera = { target: findNamed(harness, 'corner').id, position: null, zoom: 1 };
    stepToNextSnapshot(harness);
    expect(client.view.own.camera.target).toBe(findNamed(harness, 'corner').id);
    expect(findSeen(client, 'corner')).toBeDefined();
    player.camera = { target: null, position: null, zoom: 0.5 };
    stepToNextSnapshot(harness);
    expect(findSeen(client, 'corner')).toBeUndefined();
    expect(findSeen(client, 'edge')).toBeDefined();
  });

  it('covers the widest screen at the edge of the map, where a camera stops', async () => {
    // A 16:9 screen stops with its left edge at 0 and shows 28 tiles; half of 21:9 would be 18.
    const harness = await openMeadow({
      map: { spawnPoints: { start: { name: 'Start', x: 1, y: 1 } }, entities: [stone('right', 27, 15)] },
    });
    const client = enterRoom(harness, 1);
    stepToNextSnapshot(harness);
    expect(findSeen(client, 'right')).toBeDefined();
  });

  it('is larger if a smoothed camera lags behind a fast unit', async () => {
    const right = stone('right', MIDDLE + 24, MIDDLE);
    for (const [smoothing, isSeen] of [
      [0, false],
      [0.6, true],
    ] as const) {
      const harness = await openMeadow({ settings: { camera: { smoothing } }, map: { entities: [right] } });
      const client = enterRoom(harness, 1);
      stepToNextSnapshot(harness);
      expect(findSeen(client, 'right') !== undefined).toBe(isSeen);
    }
  });

  it('includes entities attached to visible ones, and large entities whose edge is visible', async () => {
    const placed = (placement: string) => ({ get: 'placedUnit', placement });
    const hang = { do: 'attach', entity: placed('carried'), carrier: placed('carrier'), x: 30 };
    const harness = await openMeadow({
      rules: [createChatRule('hang', hang)],
      map: {
        entities: [
          stone('carrier', MIDDLE + 8, MIDDLE),
          stone('carried', 20, 20),
          stone('giant', MIDDLE + 45, MIDDLE),
        ],
      },
    });
    const client = enterRoom(harness, 1);
    stepHarness(harness, 1);
    harness.room.inputs.push({ kind: 'chat', player: 1, text: 'hang' });
    harness.room.world.entities.motion.scale[findNamed(harness, 'giant').slot] = 60;
    stepToNextSnapshot(harness);
    expect(findSeen(client, 'carried')).toMatchObject({
      x: MIDDLE + 38,
      carrier: findNamed(harness, 'carrier').id,
    });
    expect(findSeen(client, 'giant')).toBeDefined();
  });

  it('excludes inventory items, and includes a held item only if it is shown in the hand', async () => {
    const harness = await openMeadow({ types: { items: { sword: { isShownInHand: false } } } });
    const anna = enterRoom(harness, 1);
    const ben = enterRoom(harness, 2);
    stepToNextSnapshot(harness);
    expect([...ben.view.entities.values()].map(({ kind }) => kind)).toEqual(['unit', 'unit']);
    expect(ben.view.entities.get(unitOf(harness, 1).id)!.held).toBeNull();
    expect(anna.view.own.inventory[0]).toMatchObject({ item: 'sword', count: 1 });
  });

  it("shows spectators the leader, and players who aren't ready their starting point", async () => {
    const harness = await openMeadow({ map: { entities: [stone('start', MIDDLE + 3, MIDDLE)] } });
    const watcher = enterRoom(harness, 1, { isSpectator: true });
    stepToNextSnapshot(harness);
    expect(watcher.welcome!.player).toBeNull();
    expect(findSeen(watcher, 'start')).toBeDefined();
    enterRoom(harness, 2);
    enterRoom(harness, 3);
    stepHarness(harness, 1);
    harness.room.world.players.get(2)!.score = 5;
    stepToNextSnapshot(harness);
    expect(watcher.view.own.camera.target).toBe(unitOf(harness, 2).id);
    expect(watcher.view.own.unit).toBeNull();
  });
});

describe('spectators', () => {
  it('follow the player they choose, wherever it is, until it is gone or hidden', async () => {
    const away = {
      do: 'teleport',
      entity: { get: 'unitOf', player: { get: 'triggeringPlayer' } },
      position: { get: 'point', x: MIDDLE + 50, y: MIDDLE + 40 },
    };
    const harness = await openMeadow({ rules: [createChatRule('away', away)] });
    const watcher = enterRoom(harness, 1, { isSpectator: true });
    for (const id of [2, 3]) enterRoom(harness, id);
    stepHarness(harness, 1);
    harness.room.world.players.get(1)!.score = 5;
    const far = unitOf(harness, 2);
    harness.room.inputs.push({ kind: 'chat', player: 2, text: 'away' });
    stepToNextSnapshot(harness);
    const followed = () => watcher.view.own.camera.target;
    expect([followed(), watcher.view.entities.has(far.id)]).toEqual([unitOf(harness, 1).id, false]);
    sendClientMessage(harness, 1, { kind: 'watch', player: 2 });
    stepToNextSnapshot(harness);
    expect([followed(), watcher.view.entities.has(far.id)]).toEqual([far.id, true]);
    sendClientMessage(harness, 1, { kind: 'watch', player: 99 });
    stepToNextSnapshot(harness);
    expect(followed()).toBe(far.id);
    changeEntity(harness, far, { look: { ...far.look, isHidden: true } });
    stepToNextSnapshot(harness);
    expect(followed()).toBe(unitOf(harness, 1).id);
  });

  it('are the only ones who choose: the game controls the camera of a player', async () => {
    const harness = await openMeadow();
    const anna = enterRoom(harness, 1);
    enterRoom(harness, 2);
    stepToNextSnapshot(harness);
    sendClientMessage(harness, 1, { kind: 'watch', player: 2 });
    stepToNextSnapshot(harness);
    expect(anna.view.own.camera.target).toBeNull();
  });
});

describe('cells changed by rules', () => {
  it('are sent once, to late arrivals all at once, and reverted', async () => {
    const setTile = (tile: number) => ({
      do: 'setTile',
      layer: 'floor',
      position: { get: 'centerOf', region: 'gate' },
      tile,
    });
    const harness = await openMeadow({
      rules: [createChatRule('dig', setTile(5)), createChatRule('fill', setTile(0))],
    });
    const anna = enterRoom(harness, 1);
    stepHarness(harness, 2);
    harness.room.inputs.push({ kind: 'chat', player: 1, text: 'dig' });
    stepToNextSnapshot(harness);
    const cell = 5 * 128 + 11;
    expect([...anna.view.tiles]).toEqual([[cell, 5]]);
    const ben = enterRoom(harness, 2);
    stepToNextSnapshot(harness);
    expect([...ben.view.tiles]).toEqual([[cell, 5]]);
    harness.room.inputs.push({ kind: 'chat', player: 1, text: 'fill' });
    stepToNextSnapshot(harness);
    expect(anna.view.tiles.get(cell)).toBe(0);
    expect(ben.view.tiles.get(cell)).toBe(0);
  });
});
