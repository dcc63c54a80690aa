import { type Effect, type GameInput, gameSchema } from '@playloom/game-format';
import { FULL_QUALITY } from '@playloom/renderer';
import { describe, expect, it } from 'vitest';
import { createEntity } from './createEntity.ts';
import { createSceneGame, createLook, fillRows } from './createSceneGame.ts';
import { openScenes } from './openScenes.ts';

type Pixel = readonly [number, number, number];

const run = openScenes();
const kind = '3d';
/** Places from the top to the bottom of the view. */
const HEIGHTS = Array.from({ length: 40 }, (_, index) => (index + 0.5) / 40);

/** Returns the strongest of red, green and blue, or none for shades of gray. */
function nameColor(pixel: Pixel | undefined): 'red' | 'green' | 'blue' | 'none' {
  const [red, green, blue] = pixel!;
  const most = Math.max(red, green, blue);
  if (most - Math.min(red, green, blue) < 40) return 'none';
  return most === red ? 'red' : most === green ? 'green' : 'blue';
}

describe('the map in 3D', () => {
  /** A green floor with a red wall across its middle. */
  const game = createSceneGame([
    { rows: fillRows(16, 16, 2) },
    { rows: [...fillRows(16, 7, 0), ...fillRows(16, 1, 1)], isSolid: true },
  ]);
  const up = (part: number) => [0.5, part] as const;
  const brightness = (pixel: Pixel | undefined) => pixel![0] + pixel![1] + pixel![2];

  it('shows floors and walls with height from every side', async () => {
    const [south, north, east] = await run('lookAround', {
      game,
      entities: [],
      cameras: [{ y: 7.5 }, { y: 7.5, yaw: Math.PI }, { y: 11, yaw: Math.PI / 2 }],
      places: [up(0.9), up(0.46), up(0.1)],
    });
    for (const seen of [south, north]) expect(seen!.map(nameColor)).toEqual(['green', 'red', 'green']);
    // After a quarter turn, the wall is at the left of the view.
    expect(east!.map(nameColor)).toEqual(['green', 'green', 'green']);
  });

  it('is dark at night', async () => {
    const plan = { game, entities: [], cameras: [{ y: 11 }], places: [up(0.7)] };
    const [[day]] = (await run('lookAround', plan)) as [Pixel[]];
    const night = { brightness: 0, color: '#000000' };
    const [[dark]] = (await run('lookAround', { ...plan, daylight: night })) as [Pixel[]];
    expect(brightness(dark)).toBeLessThan(brightness(day) / 2);
    expect(brightness(dark)).toBeGreaterThan(20);
  });

  it('shows upright and flat entities, and hides those behind a wall', async () => {
    const standing = createLook({ width: 1, height: 1, turns: 'never', shape: 'box', color: '#0000ff' });
    const lying = createLook({ width: 2, height: 2, shape: 'box', color: '#0000ff' });
    const middle = { cameras: [{ x: 8, y: 11 }], places: [up(0.47), up(0.3)] };
    const at = (look: typeof standing, y: number) => [createEntity(look, { x: 8, y })];
    const see = async (entities: ReturnType<typeof at>) =>
      (await run('lookAround', { game, entities, ...middle }))[0]!.map(nameColor);
    expect(await see([])).toEqual(['green', 'green']);
    expect(await see(at(standing, 10.6))).toEqual(['blue', 'green']);
    expect(await see(at(lying, 10.9))).toEqual(['blue', 'green']);
    const low = { game, cameras: [{ y: 8, tilesInView: 6 }], places: [up(0.42)] };
    const flat = createLook({ ...lying, width: 0.6, height: 0.6 });
    const [behind] = await run('lookAround', { ...low, entities: at(flat, 6.8) });
    expect(behind!.map(nameColor)).toEqual(['red']);
  });

  it('[FEEL-05:part] shows squashed entities wider and lower, and stretched ones higher', async () => {
    const look = createLook({ width: 3, height: 3, turns: 'never', shape: 'box', color: '#0000ff' });
    const see = async (squash: number) => {
      const plan = { cameras: [{ x: 8, y: 11 }], places: HEIGHTS.map(up) };
      const entities = [createEntity(look, { x: 8, y: 11, squash })];
      const [pixels] = await run('lookAround', { game, entities, ...plan });
      return pixels!.filter((pixel) => nameColor(pixel) === 'blue').length;
    };
    const [lower, plain, higher] = [await see(0.3), await see(0), await see(-0.3)];
    expect(lower).toBeLessThan(plain);
    expect(plain).toBeLessThan(higher);
  });

  it('is darker under entities with a shadow', async () => {
    const unseen = createLook({ width: 3, height: 3, shape: 'none' });
    const see = async (hasShadow: boolean) => {
      const entities = [createEntity(unseen, { x: 8, y: 11, hasShadow })];
      const [pixels] = await run('lookAround', {
        game,
        entities,
        cameras: [{ x: 8, y: 11 }],
        places: [up(0.5), up(0.95)],
      });
      return pixels!.map(brightness);
    };
    const [[bright, aside], [dark, asideToo]] = [await see(false), await see(true)];
    expect(dark).toBeLessThan(bright! * 0.9);
    expect(asideToo).toBe(aside);
  });

  it('[FAIR-03:part] shows a bubble around entities that are protected', async () => {
    const unseen = createLook({ width: 3, height: 3, shape: 'none' });
    const see = async (shield: number | undefined) => {
      const entities = [createEntity(unseen, { x: 8, y: 11, ...(shield !== undefined && { shield }) })];
      const plan = { game, entities, cameras: [{ x: 8, y: 11 }], places: [up(0.5), up(0.95)] };
      return (await run('lookAround', plan))[0]!;
    };
    const [[bare, aside], [inside, asideToo]] = [await see(undefined), await see(1)];
    expect(inside![2]).toBeGreaterThan(bare![2]);
    expect(asideToo).toEqual(aside);
  });

  it('finds the position under the pointer', async () => {
    const places = [
      [8, 8],
      [4.25, 6],
      [11, 10.5],
    ] as const;
    const found = await run('pointAndBack', { game, places });
    for (const [index, { x, y }] of found.entries()) {
      expect(x).toBeCloseTo(places[index]![0], 4);
      expect(y).toBeCloseTo(places[index]![1], 4);
    }
  });
});

describe('the 3D renderer', () => {
  it('changes only the given cell', async () => {
    const pixels = await run('readTileChange', {
      game: createSceneGame([{ rows: fillRows(4, 4, 2) }]),
      cell: 3,
      kind,
    });
    expect(pixels.map(nameColor)).toEqual(['green', 'blue', 'green']);
  });

  it('shows the same frame after a lost context', async () => {
    const report = await run('loseContext', {
      game: createSceneGame([{ rows: fillRows(4, 4, 4) }]),
      look: createLook({ width: 1, height: 1 }),
      kind,
    });
    expect(report.states).toEqual(['lost', 'drawing']);
    expect(report.colors).toBeGreaterThan(20);
    expect(report.different).toBe(0);
  });

  it('frees the resources of removed entities', async () => {
    const after = await run('comeAndGo', {
      game: createSceneGame([{ rows: fillRows(256, 256, 2) }]),
      look: createLook({ width: 0.5, height: 0.5 }),
      rounds: 12,
      kind,
    });
    const [early, late] = [after[3]!, after.at(-1)!];
    expect(late.textures).toBe(early.textures);
    expect(late.buffers).toBeLessThan(400);
  });

  it('[GPU-02:part] is sharp on sharp screens, lighter in lower quality, and impossible without WebGL 2', async () => {
    const game = createSceneGame([]);
    expect(await run('readSizes', { game, kind })).toEqual([640, 512, 320, 192, 400, 200]);
    expect(await run('goWithoutWebGl', { game, kind })).toEqual(['impossible']);
  });

  it('[GPU-07:part] shows an image that loads while playing instead of its shape', async () => {
    const look = createLook({ image: 'halves', shape: 'box', color: '#00ff00', width: 2, height: 2 });
    const colors = await run('readLateImage', { game: createSceneGame([]), look, kind });
    expect(colors.map(nameColor)).toEqual(['green', 'blue']);
  });

  it('has particles that fly and disappear, and a minimap', async () => {
    const game = gameSchema.parse({
      format: 1,
      settings: { title: 'Burst', backgroundColor: '#101010' },
      types: { effects: { puff: { name: 'Puff', count: 100, startSize: 0.5, minSpeed: 3, maxSpeed: 9 } } },
    } as GameInput);
    const effect: Effect = game.types.effects['puff']!;
    const [first, second, asleep] = await run('countBurst', { game, effect, quality: FULL_QUALITY, kind });
    expect(first).toBeGreaterThan(100);
    expect(second).toBeGreaterThan(first!);
    expect(asleep).toBe(0);
    const map = createSceneGame([{ rows: [[2, 1]] }]);
    const [floor, other] = await run('readMinimap', {
      game: map,
      cells: [
        [0, 0],
        [1, 0],
      ],
      kind,
    });
    expect([floor, other].map(nameColor)).toEqual(['green', 'red']);
  });
});

it('[HUD-24:part] names, speech, and floating texts grow with the text size', async () => {
  const game = createSceneGame([{ rows: fillRows(8, 8, 2) }]);
  const [usual, large] = await run('countTextPixels', {
    game,
    look: createLook(),
    textScales: [1, 1.5],
    kind,
  });
  expect(usual).toHaveLength(3);
  for (const [index, pixels] of usual!.entries()) {
    expect(pixels).toBeGreaterThan(100);
    expect(large![index]! / pixels).toBeGreaterThan(1.7);
    expect(large![index]! / pixels).toBeLessThan(2.8);
  }
});
