import { encodeChunk, type Game, gameSchema, limits } from '@playloom/game-format';
import { createScene, type SceneEntity } from '@playloom/renderer';
import { createRenderer3d } from '@playloom/renderer/three-d';
import { createBareScene } from '@playloom/renderer/testing';
import { stubWebGl } from './stubWebGl.ts';

/** Script time per frame, in milliseconds. */
interface FrameTimes {
  readonly ours: readonly number[];
  readonly bare: readonly number[];
}

const SIDE = 100;
const UNITS = 500;
const WIDTH = 640;
const HEIGHT = 360;
const TILES_IN_VIEW = 70;
const STEP = 1 / 60;

/** Returns where a unit is at a given time. All units are visible, and each moves on its own path. */
function getUnitPosition(index: number, time: number): readonly [x: number, y: number] {
  const angle = time * (0.3 + (index % 7) * 0.1) + index;
  return [
    SIDE / 2 + ((index % 25) - 12) * 2.4 + Math.cos(angle),
    SIDE / 2 + (Math.floor(index / 25) - 10) * 2.4 + Math.sin(angle),
  ];
}

function createGame(): Game {
  const size = limits.CHUNK_SIZE;
  const chunks: Record<string, string> = {};
  for (let row = 0; row * size < SIDE; row++) {
    for (let column = 0; column * size < SIDE; column++)
      chunks[`${column},${row}`] = encodeChunk(new Uint16Array(limits.CHUNK_CELLS).fill(1));
  }
  return gameSchema.parse({
    format: 1,
    settings: { title: 'Blocks' },
    map: {
      width: SIDE,
      height: SIDE,
      tileSets: [{ id: 'plain', count: 4, firstId: 1 }],
      layers: [{ id: 'walls', isSolid: true, chunks }],
    },
    types: { units: { walker: { name: 'Walker', look: { turns: 'left-right' } } } },
  });
}

async function createOurs(): Promise<(frame: number) => void> {
  const canvas = createCanvas();
  const game = createGame();
  const renderer = createRenderer3d(canvas);
  renderer.resize(WIDTH, HEIGHT);
  await renderer.load(game, { urlOf: () => null }, () => undefined);
  const scene = createScene();
  Object.assign(scene.camera, { x: SIDE / 2, y: SIDE / 2, tilesInView: TILES_IN_VIEW });
  const { look } = game.types.units['walker']!;
  const units = Array.from({ length: UNITS }, (_, key): SceneEntity => {
    const plain = { rotation: 0, scale: 1, opacity: 1, tint: null, animation: null, held: null };
    const nothing = { streams: [], label: null, speech: null, emote: null, bars: [], ring: null, team: null };
    return { key, x: 0, y: 0, look, hasShadow: true, ...plain, ...nothing };
  });
  scene.entities = units;
  return (frame) => {
    scene.time = frame * STEP;
    for (const unit of units) [unit.x, unit.y] = getUnitPosition(unit.key, scene.time);
    renderer.draw(scene, STEP);
  };
}

function createCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: WIDTH, height: HEIGHT });
  return canvas;
}

/**
 * Measures both renderers in turns, so that other load on the machine affects both. Each value is the mean of a few
 * frames.
 */
async function measureFrames({ rounds, frames }: { rounds: number; frames: number }): Promise<FrameTimes> {
  stubWebGl();
  const [ours, bare] = [
    await createOurs(),
    createBareScene({
      side: SIDE,
      units: UNITS,
      canvas: createCanvas(),
      placeUnit: (index, frame) => getUnitPosition(index, frame * STEP),
    }),
  ];
  const times = { ours: [] as number[], bare: [] as number[] };
  const measure = (draw: (frame: number) => void, round: number): number => {
    const startedAt = performance.now();
    for (let frame = 0; frame < frames; frame++) draw(round * frames + frame);
    return (performance.now() - startedAt) / frames;
  };
  // The first three rounds are warm-up: the code is not compiled yet.
  for (let round = -3; round < rounds; round++) {
    const [first, second] = [measure(ours, round + 3), measure(bare, round + 3)];
    if (round >= 0) {
      times.ours.push(first);
      times.bare.push(second);
    }
    await new Promise(requestAnimationFrame);
  }
  return times;
}

declare global {
  interface Window {
    readonly drawing: { readonly measureFrames: typeof measureFrames };
  }
}

Object.assign(window, { drawing: { measureFrames }, studio: true });
