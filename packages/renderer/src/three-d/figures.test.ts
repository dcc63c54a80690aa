import { type GameInput, gameSchema } from '@playloom/game-format';
import { ShaderMaterial } from 'three';
import { describe, expect, it } from 'vitest';
import { FULL_QUALITY } from '../shared/DrawQuality.ts';
import { createScene } from '../shared/createScene.ts';
import type { SceneEntity } from '../shared/Scene.ts';
import type { AtlasFrame } from './atlas.ts';
import { createSpriteBatch, ORIENTATION_LYING, ORIENTATION_STANDING } from './batch.ts';
import { computeCamera3d } from './eye.ts';
import { createEntitySprites3d, drawEntitySprites3d, flashEntitySprite3d } from './figures.ts';
import type { HeightMap } from './heightMap.ts';
import type { RenderResources3d, FrameInfo3d } from './RenderResources3d.ts';
import type { FrameLibrary } from './frameLibrary.ts';

const BATCH_STRIDE = 20;

const game = gameSchema.parse({
  format: 1,
  settings: { title: 'Figures' },
  types: {
    units: {
      walker: { name: 'Walker', look: { width: 1, height: 2, turns: 'left-right' } },
      disc: { name: 'Disc', look: { turns: 'with-body' } },
      ghost: { name: 'Ghost', look: { shape: 'none', width: 2 } },
    },
  },
} as GameInput);
const atlas = { isPixelArt: false };
const frame = { atlas, left: 10, top: 20, right: 30, bottom: 40, growX: 1, growY: 1 } as AtlasFrame;
const WALKER = game.types.units['walker']!.look;
const DISC = game.types.units['disc']!.look;
const GHOST = game.types.units['ghost']!.look;

function createKit(): RenderResources3d {
  const looks = new WeakMap([WALKER, DISC].map((look) => [look, frame]));
  const nothing = { ...frame, growX: 0, growY: 0 };
  const frameLibrary = {
    game,
    looks,
    nothing,
    animations: new WeakMap(),
    skins: new Map(),
  } as unknown as FrameLibrary;
  const heights = { width: 20, height: 20, grounds: new Float32Array(400) } as unknown as HeightMap;
  heights.grounds[6 * 20 + 9] = -0.5;
  return { game, frameLibrary, heights, isSideView: false, stamps: {} as RenderResources3d['stamps'] };
}

function createMoment(change: Partial<FrameInfo3d> = {}): FrameInfo3d {
  const camera = { ...createScene().camera, x: 10, y: 10 };
  const eye = computeCamera3d(camera, { view: 'follow', pitch: 50, isSideView: false, subject: null });
  const view = { eye, yaw: 0, middleX: 10, middleY: 10, viewDistance: 12 };
  return {
    time: 0,
    seconds: 0.1,
    resolution: 1,
    textScale: 1,
    quality: FULL_QUALITY,
    hidden: null,
    ...view,
    ...change,
  };
}

function createEntity(key: number, x: number, y: number, look = WALKER): SceneEntity {
  const plain = { rotation: 0, scale: 1, opacity: 1, tint: null, animation: null, held: null };
  const nothing = { streams: [], label: null, speech: null, emote: null, bars: [], ring: null, team: null };
  return { key, x, y, look, ...plain, ...nothing };
}

function setUp() {
  const material = new ShaderMaterial();
  const figures = createEntitySprites3d([
    createSpriteBatch(9, material, 0),
    createSpriteBatch(9, material, 0),
  ]);
  const kit = createKit();
  const draw = (list: readonly SceneEntity[], moment = createMoment()): number[][] => {
    drawEntitySprites3d(kit, figures, list, moment);
    const { values, count } = figures.batches[0];
    return Array.from({ length: count }, (_, index) =>
      Array.from(values.slice(index * BATCH_STRIDE, (index + 1) * BATCH_STRIDE)),
    );
  };
  return { figures, draw };
}

describe('figures', () => {
  it('are written farthest first, in any order of the scene', () => {
    const { draw } = setUp();
    const list = [createEntity(1, 8, 12), createEntity(2, 9, 7), createEntity(3, 10, 9)];
    expect(draw(list).map(([x]) => x)).toEqual([9, 10, 8]);
    list[0]!.y = 5;
    expect(draw(list).map(([x]) => x)).toEqual([8, 9, 10]);
    expect(draw(list.slice(1)).map(([x]) => x)).toEqual([9, 10]);
  });

  it('stand with their feet on the ground, or lie rotated with their body', () => {
    const { draw } = setUp();
    const disc = createEntity(2, 12, 12, DISC);
    disc.rotation = 1;
    const [walker, lying] = draw([createEntity(1, 9.5, 5.5), disc]);
    expect(walker!.slice(0, 4)).toEqual([9.5, -0.5, expect.closeTo(6.38), ORIENTATION_STANDING]);
    expect(walker!.slice(4, 6)).toEqual([1, 2]);
    expect(lying!.slice(2, 4)).toEqual([12, ORIENTATION_LYING]);
    expect(lying![7]).toBe(1);
  });

  it('are mirrored when they face left, and keep their side when they face the camera', () => {
    const { draw } = setUp();
    const walker = createEntity(1, 10, 10);
    const isMirrored = () => draw([walker])[0]![8]! > 20;
    expect(isMirrored()).toBe(false);
    walker.rotation = Math.PI;
    expect(isMirrored()).toBe(true);
    walker.rotation = Math.PI / 2;
    expect(isMirrored()).toBe(true);
    // From the opposite side, left and right swap.
    walker.rotation = Math.PI;
    expect(draw([walker], createMoment({ yaw: Math.PI }))[0]![8]).toBe(10);
  });

  it('flash for a moment, and are not drawn out of view or in first person', () => {
    const { draw, figures } = setUp();
    const list = [createEntity(1, 10, 10), createEntity(2, 10, 40)];
    expect(draw(list)).toHaveLength(1);
    flashEntitySprite3d(figures, 1);
    expect(draw(list)[0]![16]).toBeGreaterThan(0.2);
    expect(draw(list)[0]![16]).toBe(0);
    expect(draw(list, createMoment({ hidden: 1 }))).toHaveLength(0);
  });

  it('stay the same when the scene lists them in another order', () => {
    const { draw, figures } = setUp();
    const list = [createEntity(1, 10, 8), createEntity(2, 10, 10), createEntity(3, 10, 12)];
    draw(list);
    flashEntitySprite3d(figures, 2);
    const still = createMoment({ seconds: 0 });
    const isFlashing = (order: SceneEntity[]) => draw(order, still).map((numbers) => numbers[16]! > 0);
    expect(isFlashing(list.toReversed())).toEqual([false, true, false]);
    expect(isFlashing(list.slice(1))).toEqual([true, false]);
    expect(isFlashing(list)).toEqual([false, true, false]);
  });

  it('cast a soft shadow as wide as their footprint, even without an image', () => {
    const { draw } = setUp();
    const looks = [WALKER, DISC, GHOST, WALKER];
    const list = looks.map((look, index) => ({
      ...createEntity(index, 8 + index, 10, look),
      hasShadow: index < 3,
    }));
    const drawn = draw(list).toSorted(([one], [other]) => one! - other!);
    const widths = drawn.map((numbers) => -numbers[17]!);
    expect(widths).toEqual([expect.closeTo(0.713), expect.closeTo(1.035), expect.closeTo(1.035), 0]);
    expect(drawn[2]!.slice(4, 6)).toEqual([0, 0]);
  });

  it('are adorned when they have more than a body', () => {
    const { draw, figures } = setUp();
    const list = Array.from({ length: 9 }, (_, key) => createEntity(key, 10, 10));
    const additions: Partial<SceneEntity>[] = [
      {},
      { ring: '#ffffff' },
      { team: { color: '#ff0000', index: 0 } },
      { label: { text: 'Ada', color: '#ffffff' } },
      { bars: [{ fill: 1, color: '#00ff00', place: 'above' }] },
      { speech: 'Hello' },
      { emote: 'wave' },
      { streams: ['smoke'] },
      { shield: 1 },
    ];
    for (const [key, addition] of additions.entries()) Object.assign(list[key]!, addition);
    draw(list);
    expect(new Set(figures.decorated.map(({ key }) => key))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]));
    draw(list, createMoment({ hidden: 3 }));
    expect(figures.decorated).toHaveLength(7);
  });

  it('grow to any number', () => {
    const { draw } = setUp();
    const list = Array.from({ length: 700 }, (_, index) =>
      createEntity(index, 5 + (index % 10), 5 + (index % 7)),
    );
    expect(draw(list)).toHaveLength(700);
  });
});
