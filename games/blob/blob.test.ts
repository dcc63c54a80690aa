import type { Unit } from '@playloom/engine';
import type { GameInput } from '@playloom/game-format';
import { describe, expect, inject, it } from 'vitest';
import { loadGame } from '../../tools/games/starters/loadGame.ts';
import { playHeadlessGame } from '../../tools/games/play/playHeadlessGame.ts';
import {
  holdKeys,
  joinRoomPlayer,
  createChatNumberValue,
  openGameTestRoom,
  readPositionInRoom,
  type TestRoom,
  runRoomTicks,
  sendPlayerChat,
} from '../../tools/games/testing/openGameTestRoom.ts';
import { readUnitAttribute } from '../../tools/games/testing/readUnitAttribute.ts';
import { testStarterGame } from '../../tools/games/testing/testStarterGame.ts';

type Rule = NonNullable<GameInput['rules']>[number];

const TICKS_PER_SECOND = 40;
const COUNTDOWN_TICKS = 3 * TICKS_PER_SECOND + 2;
const FRESH_TICKS = 5 * TICKS_PER_SECOND;
const MERGE_TICKS = 14 * TICKS_PER_SECOND;
const ROUND_TICKS = 300 * TICKS_PER_SECOND;

const speaker = { get: 'unitOf', player: { get: 'triggeringPlayer' } } as const;

/**
 * Rules for tests. A chat message “mass x y” sets a blob's mass and position. Pellets and ducklings are removed,
 * because they would disturb the tests.
 */
const extraRules: Rule[] = [
  {
    id: 'test-blob',
    name: 'Set mass and position',
    when: { when: 'playerSendsChat' },
    do: [
      { do: 'setAttribute', entity: speaker, attribute: 'mass', value: createChatNumberValue(1) },
      {
        do: 'teleport',
        entity: speaker,
        position: { get: 'point', x: createChatNumberValue(2), y: createChatNumberValue(3) },
      },
    ],
  },
  {
    id: 'empty-pond',
    name: 'Empty pond',
    when: { when: 'playerJoins' },
    do: [
      {
        do: 'forEachItem',
        items: { get: 'itemsOnGround' },
        actions: [{ do: 'destroyEntity', entity: { get: 'eachItem' } }],
      },
      {
        do: 'forEachUnit',
        units: { get: 'unitsOfType', unitType: 'duckling' },
        actions: [{ do: 'destroyEntity', entity: { get: 'eachUnit' } }],
      },
    ],
  },
];

async function openPond(people: number): Promise<TestRoom> {
  const pond = await openGameTestRoom('blob', { extraRules });
  for (let player = 1; player <= people; player += 1) joinRoomPlayer(pond, player);
  runRoomTicks(pond, COUNTDOWN_TICKS + FRESH_TICKS);
  return pond;
}

function put(pond: TestRoom, player: number, mass: number, x: number, y: number): void {
  sendPlayerChat(pond, player, `${mass} ${x} ${y}`);
}

function blobsOf({ world }: TestRoom, player: number): Unit[] {
  return world.entities.records.filter(
    (entity): entity is Unit => entity?.kind === 'unit' && entity.owner === player && !entity.isDead,
  );
}

function scaleOf({ world }: TestRoom, { slot }: Unit): number {
  return world.entities.motion.scale[slot]!;
}

describe('Big Gulp Pond', () => {
  testStarterGame('blob');

  it('keeps 140 pellets in the pond, and bots grow by eating them', async () => {
    const { world, events } = await playHeadlessGame({
      game: loadGame('blob'),
      seed: 3,
      bots: 8,
      ticks: 30 * TICKS_PER_SECOND,
    });
    const pellets = world.entities.records.filter((entity) => entity?.kind === 'item');
    expect(pellets.length).toBeGreaterThan(110);
    expect(pellets.length).toBeLessThanOrEqual(160);
    expect(events.filter(({ event }) => event.kind.endsWith('-problem'))).toEqual([]);
    const scores = [...world.players.values()].map(({ score }) => score);
    expect(Math.max(...scores)).toBeGreaterThan(25);
  });

  it('makes heavier blobs larger and slower', async () => {
    const pond = await openPond(2);
    put(pond, 1, 12, 20, 50);
    put(pond, 2, 192, 20, 8);
    runRoomTicks(pond, 1);
    const [small] = blobsOf(pond, 1);
    const [large] = blobsOf(pond, 2);
    expect([scaleOf(pond, small!), scaleOf(pond, large!)]).toEqual([1, 4]);
    expect(small!.speed).toBeCloseTo(large!.speed * 2);
  });

  it('lets a blob eat a smaller one, which respawns small and protected', async () => {
    const pond = await openPond(2);
    put(pond, 1, 200, 40, 40);
    put(pond, 2, 20, 40.5, 40);
    runRoomTicks(pond, 2);
    expect(scaleOf(pond, blobsOf(pond, 1)[0]!)).toBeCloseTo(Math.sqrt(220 / 12));
    expect(blobsOf(pond, 2)).toEqual([]);
    expect(pond.events.filter(({ kind }) => kind === 'death')).toHaveLength(1);
    runRoomTicks(pond, 3 * TICKS_PER_SECOND);
    const [back] = blobsOf(pond, 2);
    expect(scaleOf(pond, back!)).toBeLessThan(1.5);
    const { x, y } = readPositionInRoom(pond, back!);
    put(pond, 1, 200, x, y);
    runRoomTicks(pond, 5);
    expect(pond.events.filter(({ kind }) => kind === 'death')).toHaveLength(1);
  });

  it('does not let blobs of nearly the same mass eat each other', async () => {
    const pond = await openPond(2);
    put(pond, 1, 100, 40, 40);
    put(pond, 2, 90, 40, 40.2);
    runRoomTicks(pond, 20);
    expect(pond.events.filter(({ kind }) => kind === 'death')).toEqual([]);
  });

  it('splits a blob: one half is thrown ahead, follows and merges after a while', async () => {
    const pond = await openPond(1);
    put(pond, 1, 100, 24, 48);
    holdKeys(pond, 1, [], { x: 30, y: 48 });
    runRoomTicks(pond, 10);
    holdKeys(pond, 1, ['space'], { x: 30, y: 48 });
    runRoomTicks(pond, 8);
    const pieces = blobsOf(pond, 1);
    expect(pieces.map((piece) => scaleOf(pond, piece))).toEqual([Math.sqrt(50 / 12), Math.sqrt(50 / 12)]);
    const [main, thrown] = pieces.map((piece) => readPositionInRoom(pond, piece).x);
    expect(thrown! - main!).toBeGreaterThan(2);
    holdKeys(pond, 1, [], { x: 26, y: 48 });
    runRoomTicks(pond, MERGE_TICKS - 2 * TICKS_PER_SECOND);
    expect(blobsOf(pond, 1)).toHaveLength(2);
    runRoomTicks(pond, 4 * TICKS_PER_SECOND);
    const whole = blobsOf(pond, 1);
    expect(whole).toHaveLength(1);
    expect(scaleOf(pond, whole[0]!)).toBeGreaterThan(Math.sqrt(90 / 12));
  });

  it('does not split blobs that are too small', async () => {
    const pond = await openPond(1);
    put(pond, 1, 30, 24, 48);
    holdKeys(pond, 1, ['space'], { x: 30, y: 48 });
    runRoomTicks(pond, 2);
    expect(blobsOf(pond, 1)).toHaveLength(1);
  });

  it('lets a player continue with another piece when the controlled one is eaten', async () => {
    const pond = await openPond(2);
    const { world, events } = pond;
    put(pond, 1, 100, 24, 48);
    holdKeys(pond, 1, [], { x: 34, y: 48 });
    runRoomTicks(pond, 10);
    holdKeys(pond, 1, ['space'], { x: 34, y: 48 });
    runRoomTicks(pond, 12);
    const [main, thrown] = blobsOf(pond, 1);
    const { x, y } = readPositionInRoom(pond, main!);
    put(pond, 2, 300, x - 1, y);
    runRoomTicks(pond, 2);
    expect(events.filter(({ kind }) => kind === 'death')).toHaveLength(1);
    expect(world.players.get(1)!.unit).toBe(thrown!.id);
    holdKeys(pond, 1, [], { x: readPositionInRoom(pond, thrown!).x, y: 56 });
    runRoomTicks(pond, TICKS_PER_SECOND);
    expect(readPositionInRoom(pond, thrown!).y).toBeGreaterThan(y + 1);
  });

  it('hides small blobs under lily pads, but not large ones', async () => {
    const pond = await openPond(2);
    put(pond, 1, 20, 10, 52);
    put(pond, 2, 300, 9, 34);
    runRoomTicks(pond, 8);
    const buffsOf = (player: number) => blobsOf(pond, player)[0]!.buffs.map(({ buff }) => buff);
    expect(buffsOf(1)).toContain('hidden');
    expect(buffsOf(2)).not.toContain('hidden');
    put(pond, 1, 20, 24, 48);
    runRoomTicks(pond, 8);
    expect(buffsOf(1)).not.toContain('hidden');
  });

  it('crowns the largest blob', async () => {
    const pond = await openPond(2);
    const { players, entities } = pond.world;
    put(pond, 1, 60, 24, 48);
    put(pond, 2, 300, 20, 8);
    runRoomTicks(pond, 25);
    const crown = entities.records.find((entity) => entity?.placement === 'crown')!;
    expect(crown.attachment?.carrier).toBe(players.get(2)!.unit);
    expect(players.get(1)!.score).toBe(60);
    // Large blobs slowly lose mass.
    expect(Math.abs(players.get(2)!.score - 299)).toBeLessThanOrEqual(1);
  });

  it('[DIR-06:part] marks the crown for everyone who can see it', async () => {
    const pond = await openPond(2);
    const { world } = pond;
    const crown = world.entities.records.find((entity) => entity?.placement === 'crown')!;
    expect(crown.look.isHidden).toBe(true);
    put(pond, 2, 300, 20, 8);
    runRoomTicks(pond, 25);
    expect(crown.look.isHidden).toBe(false);
    const { marker } = world.game.game.types.props['crown']!;
    expect(marker).toMatchObject({ icon: 'crown', hasArrow: true, isOnMap: true, isImportant: true });
  });

  it('[HUD-23:part] shows the own mass as a bar that ends at the crown', async () => {
    const pond = await openPond(2);
    const readBar = (player: number) => {
      const [blob] = blobsOf(pond, player);
      return (['value', 'max'] as const).map((part) => readUnitAttribute(pond, blob!, 'to-crown', part));
    };
    put(pond, 1, 12, 24, 48);
    put(pond, 2, 15, 20, 8);
    runRoomTicks(pond, 25);
    expect(readBar(1)).toEqual([12, 24]);
    put(pond, 1, 60, 24, 48);
    put(pond, 2, 70, 20, 8);
    runRoomTicks(pond, 25);
    expect(readBar(1)).toEqual([60, 70]);
    expect(readBar(2)).toEqual([70, 70]);
  });

  it('ends the round with the heaviest blob as winner, updates the leaderboard and starts over', async () => {
    const pond = await openPond(2);
    const { world, events } = pond;
    put(pond, 1, 60, 24, 48);
    put(pond, 2, 70, 60, 48);
    runRoomTicks(pond, 60);
    world.match = { ...world.match, endsAt: world.tick + 5 };
    runRoomTicks(pond, 10);
    expect(events.filter(({ kind }) => kind === 'match').at(-1)).toMatchObject({
      change: 'match-ends',
      player: 2,
    });
    const entered = events.filter((event) => event.kind === 'leaderboard');
    expect(entered.map(({ player, score, order }) => [player, score, order])).toEqual([
      [1, 60, 'highest'],
      [2, 70, 'highest'],
    ]);
    runRoomTicks(pond, 12 * TICKS_PER_SECOND);
    expect(world.match.phase).toBe('round');
    // It may have eaten a pellet by then.
    const [again, ...others] = blobsOf(pond, 2).map((blob) => scaleOf(pond, blob));
    expect(again).toBeLessThan(1.1);
    expect(others).toEqual([]);
  });

  it('[CO-03:part] sells a glow for coins once, and all blobs of its owner have it, also after a respawn', async () => {
    const pond = await openPond(2);
    const pressGlow = () => {
      holdKeys(pond, 1, ['g']);
      holdKeys(pond, 1, []);
      runRoomTicks(pond, TICKS_PER_SECOND);
    };
    const isGlowing = () => blobsOf(pond, 1).map(({ look }) => look.streams.includes('glow'));
    const offers = () => pond.events.filter(({ kind }) => kind === 'coin-offer');
    pressGlow();
    expect(offers()).toEqual([{ kind: 'coin-offer', player: 1, item: 'Golden glow', price: 60 }]);
    expect(isGlowing()).toEqual([false]);

    runRoomTicks(pond, 2, [{ kind: 'purchase', player: 1, purchase: 'p1', item: 'Golden glow' }]);
    expect(isGlowing()).toEqual([true]);
    expect(pond.events).toContainEqual(expect.objectContaining({ kind: 'save', player: 1 }));
    put(pond, 1, 100, 24, 48);
    holdKeys(pond, 1, ['space'], { x: 30, y: 48 });
    runRoomTicks(pond, 8);
    expect(isGlowing()).toEqual([true, true]);
    pressGlow();
    expect(isGlowing()).toEqual([false, false]);
    pressGlow();
    expect(isGlowing()).toEqual([true, true]);

    for (const blob of blobsOf(pond, 1)) {
      const { x, y } = readPositionInRoom(pond, blob);
      put(pond, 2, 2000, x, y);
      runRoomTicks(pond, 3);
    }
    expect(isGlowing()).toEqual([]);
    runRoomTicks(pond, 3 * TICKS_PER_SECOND);
    expect(isGlowing()).toEqual([true]);
    expect(offers()).toHaveLength(1);
  });

  it.runIf(inject('long'))('has different winners when bots play', async () => {
    const winners = new Set<number | null>();
    for (const seed of [1, 2, 3, 4]) {
      const game = loadGame('blob');
      const { events } = await playHeadlessGame({
        game,
        seed,
        bots: 8,
        ticks: ROUND_TICKS + COUNTDOWN_TICKS,
      });
      const end = events.find(({ event }) => event.kind === 'match' && event.change === 'match-ends');
      if (end?.event.kind === 'match') winners.add(end.event.player);
      expect(events.filter(({ event }) => event.kind === 'death').length).toBeGreaterThan(8);
    }
    expect(winners.size).toBeGreaterThan(1);
  });
});
