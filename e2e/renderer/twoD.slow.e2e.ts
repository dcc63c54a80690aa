import { type Effect, type GameInput, gameSchema, type Look } from '@playloom/game-format';
import { FULL_QUALITY } from '@playloom/renderer';
import { describe, expect, it } from 'vitest';
import { createEntity } from './createEntity.ts';
import { createSceneGame, createLook, fillRows } from './createSceneGame.ts';
import { openScenes } from './openScenes.ts';

type Pixel = readonly [number, number, number];

const RED: Pixel = [255, 0, 0];
const GREEN: Pixel = [0, 255, 0];
const BLUE: Pixel = [0, 0, 255];
const WHITE: Pixel = [255, 255, 255];
const BACKGROUND: Pixel = [0x10, 0x10, 0x10];
const FLIP_X = 1 << 13;
const FLIP_Y = 1 << 14;
const TURN = 1 << 15;

const LOW_QUALITY = { resolution: 0.5, particles: 0.4, hasShadows: false };
const run = openScenes();

function expectNear(actual: Pixel | undefined, expected: Pixel, tolerance = 3): void {
  const off = expected.map((value, index) => Math.abs(value - actual![index]!));
  expect(Math.max(...off), `${String(actual)} instead of ${String(expected)}`).toBeLessThanOrEqual(tolerance);
}

describe('tiles', () => {
  it('are drawn in place, layer over layer', async () => {
    const game = createSceneGame([
      { rows: [[1, 2, 3], [], [0, 1]] },
      { rows: [[0, 3]], depth: -2 },
      { rows: [[0, 0, 1]], depth: 0 },
    ]);
    const pixels = await run('readPlaces', {
      game,
      places: [
        [0.5, 0.5],
        [1.5, 0.5],
        [2.5, 0.5],
        [1.5, 2.5],
        [0.5, 2.5],
      ],
    });
    for (const [index, color] of [RED, GREEN, RED, RED, BACKGROUND].entries())
      expectNear(pixels[index], color);
  });

  it.each([
    ['as they are', 0, [RED, GREEN, BLUE, WHITE]],
    ['flipped left to right', FLIP_X, [GREEN, RED, WHITE, BLUE]],
    ['flipped upside down', FLIP_Y, [BLUE, WHITE, RED, GREEN]],
    ['turned clockwise', TURN, [BLUE, RED, WHITE, GREEN]],
    ['flipped, then turned', FLIP_X | TURN, [WHITE, GREEN, BLUE, RED]],
  ] as const)('are drawn %s', async (_, bits, expected) => {
    const pixels = await run('readPlaces', {
      game: createSceneGame([{ rows: [[], [0, 4 | bits]] }]),
      places: [
        [1.25, 1.25],
        [1.75, 1.25],
        [1.25, 1.75],
        [1.75, 1.75],
      ],
    });
    for (const [index, color] of expected.entries()) expectNear(pixels[index], color);
  });

  it.each([false, true])('meet without a seam at any zoom (pixel art: %s)', async (isPixelArt) => {
    const game = createSceneGame([{ rows: fillRows(64, 64, 2) }], { isPixelArt });
    const counts = await run('countStrayPixels', { game, tilesInView: [3.3, 7.7, 15, 31, 45.7] });
    expect(counts.map(({ stray }) => stray)).toEqual([0, 0, 0, 0, 0]);
  });

  it('change one by one', async () => {
    const pixels = await run('readTileChange', {
      game: createSceneGame([{ rows: fillRows(4, 4, 2) }]),
      cell: 3,
    });
    for (const [index, color] of [GREEN, BLUE, GREEN].entries()) expectNear(pixels[index], color);
  });
});

describe('entities', () => {
  const middle = [[0, 0]] as const;
  const game = createSceneGame([]);

  it.each(['circle', 'box', 'triangle', 'diamond', 'hexagon', 'star'] as const)(
    'without an image are a %s with an outline',
    async (shape) => {
      const look = createLook({ shape, outlineColor: '#ff0000' });
      const [inside, outside] = await run('readAround', {
        game,
        look,
        change: {},
        places: [
          [0, 0],
          [1.2, 0],
        ],
      });
      expectNear(inside, GREEN, 60);
      expectNear(outside, BACKGROUND);
    },
  );

  it('with a missing or broken image are plain shapes', async () => {
    for (const image of ['broken', 'missing', 'nowhere']) {
      const look = createLook({ image, shape: 'none' });
      const [pixel] = await run('readAround', { game, look, change: {}, places: middle });
      expectNear(pixel, GREEN, 60);
    }
  });

  it('[FEEL-05:part] that are squashed are wider and lower, on the same ground', async () => {
    const look = createLook({ shape: 'box', width: 2, height: 2, turns: 'never' });
    const places = [
      [1.12, 0.5],
      [0, -0.75],
      [0, 0.9],
    ] as const;
    const see = async (change: { readonly squash?: number }) =>
      (await run('readAround', { game, look, change, places })).map(([, green]) => green > 100);
    expect(await see({})).toEqual([false, true, true]);
    expect(await see({ squash: 0.25 })).toEqual([true, false, true]);
  });

  it('without an image and a shape are invisible', async () => {
    const look = createLook({ shape: 'none' });
    expectNear((await run('readAround', { game, look, change: {}, places: middle }))[0], BACKGROUND);
  });

  it.each([
    ['with-body', 0, [RED, BLUE, null, null]],
    ['with-body', Math.PI / 2, [null, null, RED, BLUE]],
    ['left-right', 0, [RED, BLUE, null, null]],
    ['left-right', Math.PI, [BLUE, RED, null, null]],
    ['never', Math.PI, [RED, BLUE, null, null]],
  ] as const)('that turn %s have the right orientation at %d', async (turns, rotation, expected) => {
    const look = createLook({ image: 'halves', turns });
    const places = [
      [-0.5, 0],
      [0.5, 0],
      [0, -0.5],
      [0, 0.5],
    ] as const;
    const pixels = await run('readAround', { game, look, change: { rotation }, places });
    for (const [index, color] of expected.entries()) if (color) expectNear(pixels[index], color, 8);
  });

  it('show the frame of their animation, their tint and their opacity', async () => {
    const look = createLook({ image: 'sheet' });
    const show = async (change: object) =>
      (await run('readAround', { game, look, change, places: middle }))[0];
    expectNear(await show({ animation: { name: 'run', since: 10 } }), RED);
    expectNear(await show({ animation: { name: 'run', since: 9 } }), GREEN);
    expectNear(await show({ animation: { name: 'run', since: 9 }, tint: '#008000' }), [0, 128, 0]);
    expectNear(await show({ animation: { name: 'run', since: 10 }, opacity: 0.5 }), [136, 8, 8], 4);
  });

  it('[FAIR-03:part] have a bubble around them while they are protected', async () => {
    const look = createLook({ shape: 'none' });
    const places = [
      [0, 0],
      [1.15, 0],
      [0, 1.7],
    ] as const;
    const show = (change: object) => run('readAround', { game, look, change, places });
    const [inside, ring, outside] = await show({ shield: 1 });
    expect(inside![2]).toBeGreaterThan(BACKGROUND[2] + 20);
    expect(ring![2]).toBeGreaterThan(inside![2]);
    expectNear(outside, BACKGROUND);
  });

  it('show a held item in the right position', async () => {
    const look = createLook({ shape: 'none' });
    const held = { look: createLook({ color: '#0000ff', width: 0.5, height: 0.5 }), x: 1, y: 0 };
    const change = { held, rotation: Math.PI / 2 };
    const [below, aside] = await run('readAround', {
      game,
      look,
      change,
      places: [
        [0, 1],
        [1, 0],
      ],
    });
    expectNear(below, BLUE, 60);
    expectNear(aside, BACKGROUND);
  });

  it('are sorted by depth, then by y, then by key', async () => {
    const box = (color: string, change: Partial<Look> = {}) =>
      createLook({ shape: 'box', turns: 'never', color, outlineColor: color, ...change });
    const entity = (key: number, look: Look, x: number, y: number) => createEntity(look, { key, x, y });
    const [byDepth, bySouth, byKey] = await run('readPlaces', {
      game: createSceneGame([], { width: 12, height: 12 }),
      entities: [
        entity(1, box('#ff0000', { depth: 2 }), 2, 2),
        entity(2, box('#0000ff', { depth: 1 }), 2, 2.5),
        entity(3, box('#ff0000'), 6, 6.5),
        entity(4, box('#0000ff'), 6, 6),
        entity(6, box('#ff0000'), 10, 10),
        entity(5, box('#0000ff'), 10, 10),
      ],
      places: [
        [2, 2.3],
        [6, 6.3],
        [10, 10],
      ],
    });
    for (const pixel of [byDepth, bySouth, byKey]) expectNear(pixel, RED, 60);
  });
});

describe('the frame', () => {
  it('is the same again after the context was lost', async () => {
    const report = await run('loseContext', {
      game: createSceneGame([{ rows: fillRows(4, 4, 4) }]),
      look: createLook({ width: 1, height: 1 }),
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
    });
    const [early, late] = [after[3]!, after.at(-1)!];
    expect(late.textures).toBeLessThan(early.textures + 40);
    expect(late.textures).toBeLessThan(300);
    expect(late.buffers).toBeLessThan(300);
  });

  it('[GPU-02:part] is sharp on sharp screens, and lighter in lower quality', async () => {
    expect(await run('readSizes', { game: createSceneGame([]) })).toEqual([640, 512, 320, 192, 400, 200]);
  });

  it('is impossible without WebGL, which is reported', async () => {
    expect(await run('goWithoutWebGl', { game: createSceneGame([]) })).toEqual(['impossible']);
  });

  it('[GPU-07:part] shows an image that loads while playing instead of its shape', async () => {
    const look = createLook({ image: 'halves', shape: 'box', color: '#00ff00', width: 2, height: 2 });
    const [before, after] = await run('readLateImage', { game: createSceneGame([]), look });
    expectNear(before, GREEN);
    expectNear(after, BLUE);
  });

  it('has particles that fly and disappear, also after a long pause', async () => {
    const game = gameSchema.parse({
      format: 1,
      settings: { title: 'Burst', backgroundColor: '#101010' },
      types: { effects: { puff: { name: 'Puff', count: 100, startSize: 0.5, minSpeed: 3, maxSpeed: 9 } } },
    } as GameInput);
    const effect: Effect = game.types.effects['puff']!;
    const [first, second, asleep] = await run('countBurst', { game, effect, quality: FULL_QUALITY });
    expect(first).toBeGreaterThan(200);
    expect(second).toBeGreaterThan(first!);
    expect(asleep).toBe(0);
    const fast = { ...effect, startSize: 0.2, minSpeed: 10, maxSpeed: 60 };
    const [, few] = await run('countBurst', { game, effect: fast, quality: LOW_QUALITY });
    const [, many] = await run('countBurst', { game, effect: fast, quality: FULL_QUALITY });
    // Low quality has a quarter of the pixels and 40% of the particles.
    expect(few! * 4).toBeLessThan(many! * 0.7);
  });
});

describe('the night', () => {
  const game = createSceneGame([{ rows: fillRows(24, 12, 2) }]);
  const places = [
    [12, 4],
    [1, 1],
  ] as const;
  const night = { brightness: 0, color: '#000000' };
  const hidden = { shape: 'none', turns: 'never' } as const;

  async function readGreen(change: Partial<Look>, more: Parameters<typeof createEntity>[1] = {}) {
    const entities = [createEntity(createLook({ ...hidden, ...change }), { x: 12, y: 6, ...more })];
    const pixels = await run('readPlaces', { game, places, entities, daylight: night });
    return pixels.map(([, green]) => green);
  }

  it('is dark except around lights, which can have an offset', async () => {
    const [plain, far] = await readGreen({});
    expect([plain! < 110, plain! - far!]).toEqual([true, 0]);
    const lamp = { radius: 4, color: '#ffffff', offset: { x: 0, y: -2 }, flickers: true };
    const [lit, dark] = await readGreen({ light: lamp });
    expect([lit! > 220, dark]).toEqual([true, far]);
    const [below] = await readGreen({ light: { ...lamp, radius: 1.5, offset: { x: 0, y: 0 } } });
    expect(below).toBe(plain);
  });

  it('is lit by held items, and not by dying units', async () => {
    const light = { radius: 5, color: '#ffffff', offset: { x: 0, y: -2 }, flickers: false };
    const held = { look: createLook({ ...hidden, light }), x: 0, y: 0 };
    const [plain] = await readGreen({});
    expect((await readGreen({}, { held }))[0]).toBeGreaterThan(220);
    const { animations } = createLook();
    const dying = { light, animations: { ...animations, die: 'run' } };
    expect((await readGreen(dying, { animation: { name: 'run', since: 0 } }))[0]).toBe(plain);
  });
});

describe('the minimap', () => {
  it('shows each cell in the color of its tiles, with walls brighter than floors', async () => {
    const game = createSceneGame([{ rows: [[2, 2, 2, 2]] }, { rows: [[0, 1, 0, 0]], isSolid: true }]);
    const [floor, wall, empty] = await run('readMinimap', {
      game,
      cells: [
        [0, 0],
        [1, 0],
        [0, 2],
      ],
    });
    expect(floor![1]).toBeGreaterThan(150);
    expect(floor![0]).toBeLessThan(30);
    expect(wall![0]).toBeGreaterThan(200);
    expect(wall![1]).toBeLessThan(30);
    expect(Math.max(...empty!)).toBeLessThan(60);
  });
});

it('[HUD-24:part] names, speech, and floating texts grow with the text size', async () => {
  const game = createSceneGame([{ rows: fillRows(8, 8, 2) }]);
  const [usual, large] = await run('countTextPixels', { game, look: createLook(), textScales: [1, 1.5] });
  expect(usual).toHaveLength(3);
  for (const [index, pixels] of usual!.entries()) {
    expect(pixels).toBeGreaterThan(100);
    expect(large![index]! / pixels).toBeGreaterThan(1.7);
    expect(large![index]! / pixels).toBeLessThan(2.8);
  }
});
