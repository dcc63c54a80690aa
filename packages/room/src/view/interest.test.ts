import { type Entity, findUnit, type Unit } from '@playloom/engine';
import { encodeUtf8 } from '@playloom/game-format';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import type { EntityView } from '@playloom/protocol';
import type { TestClient } from '../testing/createTestClient.ts';
import { createTestRoom, type GameChanges } from '../testing/createTestRoom.ts';
import { onWord } from '../testing/onWord.ts';
import {
  change,
  createTestHouse,
  enter,
  say,
  step,
  stepToSnapshot,
  type TestHouse,
} from '../testing/TestHouse.ts';

/** The start is in the middle, at 64, 64. A screen is 16 tiles high and at most 37.3 wide, with 3 more around. */
const MIDDLE = 64;

function stone(id: string, x: number, y: number): unknown {
  return { id, kind: 'unit', type: 'stone', x, y, name: `named-${id}` };
}

async function openHouse(changes: GameChanges = {}): Promise<TestHouse> {
  return createTestHouse(await createTestRoom({ changes }));
}

function named({ view }: TestClient, id: string): EntityView | undefined {
  return [...view.entities.values()].find(({ name }) => name === `named-${id}`);
}

function findNamed({ room }: TestHouse, id: string): Entity {
  return room.world.entities.records.find((entity) => entity?.placement === id)!;
}

/** Whether a text is anywhere in what a client was sent, or in what it made of it. */
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

function move({ room }: TestHouse, { slot }: Entity, x: number, y: number): void {
  room.world.entities.motion.x[slot] = x;
  room.world.entities.motion.y[slot] = y;
}

function unitOf(house: TestHouse, player: number): Unit {
  return findUnit(house.room.world, house.room.world.players.get(player)!.unit)!;
}

describe('what a client sees', () => {
  it('[MP-03] is what its screen shows: what is out of view or hidden is not in the bytes', async () => {
    const house = await openHouse({
      map: {
        entities: [
          stone('near', MIDDLE + 10, MIDDLE),
          stone('far', MIDDLE + 40, MIDDLE),
          stone('low', MIDDLE, 20),
        ],
      },
    });
    const client = enter(house, 1);
    stepToSnapshot(house);
    expect(named(client, 'near')).toMatchObject({ kind: 'unit', type: 'stone', x: MIDDLE + 10, y: MIDDLE });
    expect(knows(client, 'named-near')).toBe(true);
    expect(knows(client, 'named-far')).toBe(false);
    expect(knows(client, 'named-low')).toBe(false);
    // It comes into view, and leaves it.
    const far = findNamed(house, 'far');
    move(house, far, MIDDLE + 5, MIDDLE + 5);
    stepToSnapshot(house);
    expect(named(client, 'far')).toMatchObject({ x: MIDDLE + 5, y: MIDDLE + 5 });
    move(house, far, MIDDLE + 40, MIDDLE);
    stepToSnapshot(house);
    expect(named(client, 'far')).toBeUndefined();
    const bytes = client.received.length;
    change(house, far, { name: 'changed-afar' });
    stepToSnapshot(house);
    expect(client.received.length).toBeGreaterThan(bytes);
    expect(knows(client, 'changed-afar')).toBe(false);
    // In view, but hidden from this player; another sees it.
    change(house, far, { look: { ...far.look, exceptFor: [1] } });
    const other = enter(house, 2);
    move(house, far, MIDDLE + 5, MIDDLE + 5);
    step(house, 10);
    expect(knows(client, 'changed-afar')).toBe(false);
    expect(knows(other, 'changed-afar')).toBe(true);
  });

  it('is exactly what lies on the screen and its margin, wherever that is', async () => {
    const stones = Array.from({ length: 400 }, (_, index) => stone(`s${index}`, 64, 64));
    const house = await openHouse({ settings: { camera: { bounds: 'none' } }, map: { entities: stones } });
    const client = enter(house, 1);
    stepToSnapshot(house);
    const { world } = house.room;
    // Whole numbers are spread evenly, other than doubles.
    const place = fc.integer({ min: -600, max: 13_400 }).map((hundredths) => hundredths / 100);
    // Never exactly on the rim of the screen: on which side of it that is depends on how it is reckoned.
    const spot = place.map((tiles) => tiles + 0.005);
    const places = fc.array(fc.tuple(spot, spot), { minLength: 400, maxLength: 400, size: 'max' });
    fc.assert(
      fc.property(places, place, place, fc.constantFrom(0.4, 1, 2), (wanted, x, y, zoom) => {
        const camera = { target: null, position: { x, y }, zoom };
        world.players.get(1)!.camera = camera;
        const placed = stones.map((_, index) => findNamed(house, `s${index}`));
        placed.forEach((entity, index) => move(house, entity, ...wanted[index]!));
        stepToSnapshot(house);
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

  it('holds nothing that is hidden, from everyone or from one player', async () => {
    const house = await openHouse({
      map: {
        entities: [
          stone('ghost', MIDDLE + 2, MIDDLE),
          stone('shy', MIDDLE - 2, MIDDLE),
          stone('plain', MIDDLE, MIDDLE + 2),
        ],
      },
    });
    const [ghost, shy] = [findNamed(house, 'ghost'), findNamed(house, 'shy')];
    change(house, ghost, { look: { ...ghost.look, isHidden: true, exceptFor: [2] } });
    change(house, shy, { look: { ...shy.look, exceptFor: [1] } });
    const anna = enter(house, 1);
    const ben = enter(house, 2);
    const watcher = enter(house, 3, { isSpectator: true });
    stepToSnapshot(house);
    step(house, 10);
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
    // Shown, and hidden again: it leaves the view.
    change(house, ghost, { look: { ...ghost.look, isHidden: false, exceptFor: [] } });
    stepToSnapshot(house);
    expect(named(anna, 'ghost')).toBeDefined();
    change(house, ghost, { look: { ...ghost.look, isHidden: true } });
    stepToSnapshot(house);
    expect(named(anna, 'ghost')).toBeUndefined();
    expect(named(ben, 'ghost')).toBeUndefined();
  });

  it('holds no invisible unit, but for its own player and team', async () => {
    const house = await openHouse({
      settings: { players: { team: 'balanced' } },
      types: { buffs: { cloak: { name: 'Cloak', isInvisible: true } } },
    });
    const clients = [1, 2, 3].map((id) => enter(house, id));
    const watcher = enter(house, 4, { isSpectator: true });
    stepToSnapshot(house);
    const cloaked = unitOf(house, 1);
    expect(unitOf(house, 2).team).not.toBe(cloaked.team);
    expect(unitOf(house, 3).team).toBe(cloaked.team);
    change(house, cloaked, { buffs: [{ buff: 'cloak', until: 0, stacks: 1 }], name: 'cloaked-one' });
    stepToSnapshot(house);
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

  it('tells bars only to those they are for', async () => {
    const house = await openHouse({
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
    const clients = [1, 2, 3].map((id) => enter(house, id));
    stepToSnapshot(house);
    const unit = unitOf(house, 1).id;
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

  it('has the own unit and the team wherever they are, and no one else', async () => {
    const house = await openHouse({ settings: { players: { team: 'balanced' } } });
    const clients = [1, 2, 3].map((id) => enter(house, id));
    stepToSnapshot(house);
    house.room.world.players.get(1)!.camera = { target: null, position: { x: 10, y: 10 }, zoom: 1 };
    stepToSnapshot(house);
    const seen = [1, 2, 3].map((player) => clients[0]!.view.entities.has(unitOf(house, player).id));
    expect(seen).toEqual([true, false, true]);
  });

  it('follows the camera: its target, its place, its zoom', async () => {
    const house = await openHouse({
      map: { entities: [stone('corner', 8, 8), stone('edge', MIDDLE + 30, MIDDLE)] },
    });
    const client = enter(house, 1);
    stepToSnapshot(house);
    const player = house.room.world.players.get(1)!;
    expect([named(client, 'corner'), named(client, 'edge')]).toEqual([undefined, undefined]);
    player.camera = { target: findNamed(house, 'corner').id, position: null, zoom: 1 };
    stepToSnapshot(house);
    expect(client.view.own.camera.target).toBe(findNamed(house, 'corner').id);
    expect(named(client, 'corner')).toBeDefined();
    player.camera = { target: null, position: null, zoom: 0.5 };
    stepToSnapshot(house);
    expect(named(client, 'corner')).toBeUndefined();
    expect(named(client, 'edge')).toBeDefined();
  });

  it('shows the widest screen at the rim of the map, where a camera stops', async () => {
    // A screen of 16:9 stops with its left rim at 0 and shows 28 tiles; half of 21:9 would be 18.
    const house = await openHouse({
      map: { spawnPoints: { start: { name: 'Start', x: 1, y: 1 } }, entities: [stone('right', 27, 15)] },
    });
    const client = enter(house, 1);
    stepToSnapshot(house);
    expect(named(client, 'right')).toBeDefined();
  });

  it('shows more where a soft camera stays behind a fast unit', async () => {
    const right = stone('right', MIDDLE + 24, MIDDLE);
    for (const [smoothing, isSeen] of [
      [0, false],
      [0.6, true],
    ] as const) {
      const house = await openHouse({ settings: { camera: { smoothing } }, map: { entities: [right] } });
      const client = enter(house, 1);
      stepToSnapshot(house);
      expect(named(client, 'right') !== undefined).toBe(isSeen);
    }
  });

  it('has what hangs on something in view, and what is so large that its rim is', async () => {
    const placed = (placement: string) => ({ get: 'placedUnit', placement });
    const hang = { do: 'attach', entity: placed('carried'), carrier: placed('carrier'), x: 30 };
    const house = await openHouse({
      rules: [onWord('hang', hang)],
      map: {
        entities: [
          stone('carrier', MIDDLE + 8, MIDDLE),
          stone('carried', 20, 20),
          stone('giant', MIDDLE + 45, MIDDLE),
        ],
      },
    });
    const client = enter(house, 1);
    step(house, 1);
    house.room.inputs.push({ kind: 'chat', player: 1, text: 'hang' });
    house.room.world.entities.motion.scale[findNamed(house, 'giant').slot] = 60;
    stepToSnapshot(house);
    expect(named(client, 'carried')).toMatchObject({
      x: MIDDLE + 38,
      carrier: findNamed(house, 'carrier').id,
    });
    expect(named(client, 'giant')).toBeDefined();
  });

  it('shows no item of an inventory, and a hand only with what is shown in it', async () => {
    const house = await openHouse({ types: { items: { sword: { isShownInHand: false } } } });
    const anna = enter(house, 1);
    const ben = enter(house, 2);
    stepToSnapshot(house);
    expect([...ben.view.entities.values()].map(({ kind }) => kind)).toEqual(['unit', 'unit']);
    expect(ben.view.entities.get(unitOf(house, 1).id)!.held).toBeNull();
    expect(anna.view.own.inventory[0]).toMatchObject({ item: 'sword', count: 1 });
  });

  it('shows spectators whoever leads, and those who are not ready where they will start', async () => {
    const house = await openHouse({ map: { entities: [stone('start', MIDDLE + 3, MIDDLE)] } });
    const watcher = enter(house, 1, { isSpectator: true });
    stepToSnapshot(house);
    expect(watcher.welcome!.player).toBeNull();
    expect(named(watcher, 'start')).toBeDefined();
    enter(house, 2);
    enter(house, 3);
    step(house, 1);
    house.room.world.players.get(2)!.score = 5;
    stepToSnapshot(house);
    expect(watcher.view.own.camera.target).toBe(unitOf(house, 2).id);
    expect(watcher.view.own.unit).toBeNull();
  });
});

describe('those who watch', () => {
  it('follow whom they choose, wherever that one is, until it is gone or hides', async () => {
    const away = {
      do: 'teleport',
      entity: { get: 'unitOf', player: { get: 'triggeringPlayer' } },
      position: { get: 'point', x: MIDDLE + 50, y: MIDDLE + 40 },
    };
    const house = await openHouse({ rules: [onWord('away', away)] });
    const watcher = enter(house, 1, { isSpectator: true });
    for (const id of [2, 3]) enter(house, id);
    step(house, 1);
    house.room.world.players.get(1)!.score = 5;
    const far = unitOf(house, 2);
    house.room.inputs.push({ kind: 'chat', player: 2, text: 'away' });
    stepToSnapshot(house);
    const followed = () => watcher.view.own.camera.target;
    expect([followed(), watcher.view.entities.has(far.id)]).toEqual([unitOf(house, 1).id, false]);
    say(house, 1, { kind: 'watch', player: 2 });
    stepToSnapshot(house);
    expect([followed(), watcher.view.entities.has(far.id)]).toEqual([far.id, true]);
    say(house, 1, { kind: 'watch', player: 99 });
    stepToSnapshot(house);
    expect(followed()).toBe(far.id);
    change(house, far, { look: { ...far.look, isHidden: true } });
    stepToSnapshot(house);
    expect(followed()).toBe(unitOf(house, 1).id);
  });

  it('are the only ones who choose: the camera of a player is the game’s', async () => {
    const house = await openHouse();
    const anna = enter(house, 1);
    enter(house, 2);
    stepToSnapshot(house);
    say(house, 1, { kind: 'watch', player: 2 });
    stepToSnapshot(house);
    expect(anna.view.own.camera.target).toBeNull();
  });
});

describe('cells that rules change', () => {
  it('are told once, to late comers all at once, and taken back', async () => {
    const setTile = (tile: number) => ({
      do: 'setTile',
      layer: 'floor',
      position: { get: 'centerOf', region: 'gate' },
      tile,
    });
    const house = await openHouse({ rules: [onWord('dig', setTile(5)), onWord('fill', setTile(0))] });
    const anna = enter(house, 1);
    step(house, 2);
    house.room.inputs.push({ kind: 'chat', player: 1, text: 'dig' });
    stepToSnapshot(house);
    const cell = 5 * 128 + 11;
    expect([...anna.view.tiles]).toEqual([[cell, 5]]);
    const ben = enter(house, 2);
    stepToSnapshot(house);
    expect([...ben.view.tiles]).toEqual([[cell, 5]]);
    house.room.inputs.push({ kind: 'chat', player: 1, text: 'fill' });
    stepToSnapshot(house);
    expect(anna.view.tiles.get(cell)).toBe(0);
    expect(ben.view.tiles.get(cell)).toBe(0);
  });
});
