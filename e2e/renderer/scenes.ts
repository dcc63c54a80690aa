import type { Effect, Look } from '@playloom/game-format';
import type { Scene, SceneEntity, SceneGame } from '@playloom/renderer';
import {
  fill,
  lookAt,
  paintSheet,
  type Pixel,
  quarters,
  readPixel,
  readPlace,
  setUp,
  shoot,
} from './easel.ts';
import { createEntity } from './createEntity.ts';

/** Without it in 2D. */
type Kind = '2d' | '3d';

const SHEET = () => paintSheet(32, [fill('#ff0000'), fill('#00ff00'), fill('#0000ff'), quarters]);

/** The colours at places of the map, all seen at once. */
export async function readPlaces(input: {
  game: SceneGame;
  places: readonly (readonly [number, number])[];
  entities?: readonly SceneEntity[];
  tilesInView?: number;
  seconds?: number;
  daylight?: Scene['daylight'];
}): Promise<Pixel[]> {
  const easel = await setUp({ game: input.game, assets: { tiles: SHEET() } });
  const { width, height } = input.game.map;
  const scene = lookAt(width / 2, height / 2, input.tilesInView ?? height);
  scene.entities = input.entities ?? [];
  if (input.daylight) scene.daylight = input.daylight;
  const picture = shoot(easel, scene, input.seconds);
  const pixels = input.places.map(([x, y]) => readPlace(easel, picture, x, y));
  easel.renderer.destroy();
  return pixels;
}

/** How many pixels are not of the one colour the whole map has, for each zoom. */
export async function countStrayPixels(input: {
  game: SceneGame;
  tilesInView: readonly number[];
}): Promise<{ tilesInView: number; stray: number; worst: number }[]> {
  const easel = await setUp({ game: input.game, assets: { tiles: SHEET() } });
  const counts = input.tilesInView.map((tilesInView) => {
    let [stray, worst] = [0, 0];
    for (const shift of [0, 0.137, 0.5, 0.803]) {
      const picture = shoot(easel, lookAt(32 + shift, 32 - shift / 3, tilesInView));
      for (let at = 0; at < picture.data.length; at += 4) {
        const off = picture.data[at]! + picture.data[at + 2]! + (255 - picture.data[at + 1]!);
        if (off > 6) stray += 1;
        worst = Math.max(worst, off);
      }
    }
    return { tilesInView, stray, worst };
  });
  easel.renderer.destroy();
  return counts;
}

/** The colour of a cell before and after it is set, and of its neighbour. */
export async function changeTile(input: { game: SceneGame; cell: number; kind?: Kind }): Promise<Pixel[]> {
  const easel = await setUp({ game: input.game, assets: { tiles: SHEET() }, kind: input.kind });
  const scene = lookAt(2, 2, 4);
  const before = readPlace(easel, shoot(easel, scene), 1.5, 1.5);
  easel.renderer.setTile(0, 1, 1, input.cell);
  const picture = shoot(easel, scene);
  const after = [readPlace(easel, picture, 1.5, 1.5), readPlace(easel, picture, 2.5, 1.5)];
  easel.renderer.destroy();
  return [before, ...after];
}

/** Colours of a picture in the middle of an empty map, read around it. */
export async function readAround(input: {
  game: SceneGame;
  look: Look;
  change: Partial<SceneEntity>;
  places: readonly (readonly [number, number])[];
}): Promise<Pixel[]> {
  const halves = paintSheet(64, [
    (context, size) => {
      fill('#ff0000')(context, size);
      context.fillStyle = '#0000ff';
      context.fillRect(size / 2, 0, size / 2, size);
    },
  ]);
  const assets = {
    halves,
    broken: 'data:image/png;base64,AAAA',
    sheet: paintSheet(32, [fill('#ff0000'), fill('#00ff00')]),
  };
  const easel = await setUp({ game: input.game, assets });
  const scene = lookAt(0, 0, 4);
  scene.time = 10;
  scene.entities = [createEntity(input.look, input.change)];
  const picture = shoot(easel, scene);
  const pixels = input.places.map(([x, y]) => readPlace(easel, picture, x, y));
  easel.renderer.destroy();
  return pixels;
}

/** The whole picture before the context is lost and after it is back, and the states in between. */
export async function loseContext(input: { game: SceneGame; look: Look; kind?: Kind }): Promise<{
  states: string[];
  different: number;
  colors: number;
}> {
  const easel = await setUp({ game: input.game, assets: { tiles: SHEET() }, kind: input.kind });
  const states: string[] = [];
  easel.renderer.onState((state) => states.push(state));
  const scene = lookAt(2, 2, 4);
  scene.daylight = { brightness: 0.6, color: '#203060' };
  scene.entities = [
    createEntity(input.look, {
      x: 2,
      y: 2,
      label: { text: 'back again', color: '#ffffff' },
      bars: [{ fill: 0.5, color: '#ff00ff', place: 'above' }],
      ring: '#ffffff',
      hasShadow: true,
    }),
  ];
  const before = shoot(easel, scene);
  const gl = easel.canvas.getContext('webgl2') ?? easel.canvas.getContext('webgl')!;
  const loser = gl.getExtension('WEBGL_lose_context')!;
  const heard = (event: string) =>
    new Promise<void>((settle) => easel.canvas.addEventListener(event, () => settle(), { once: true }));
  const lost = heard('webglcontextlost');
  loser.loseContext();
  await lost;
  shoot(easel, scene);
  const restored = heard('webglcontextrestored');
  setTimeout(() => loser.restoreContext());
  await restored;
  shoot(easel, scene);
  const after = shoot(easel, scene);
  let different = 0;
  for (let at = 0; at < before.data.length; at++)
    if (Math.abs(before.data[at]! - after.data[at]!) > 1) different += 1;
  const colors = new Set(new Uint32Array(before.data.buffer)).size;
  easel.renderer.destroy();
  return { states, different, colors };
}

/** How many textures and buffers are on the card after each round of things that come and go. */
export async function comeAndGo(input: {
  game: SceneGame;
  look: Look;
  rounds: number;
  kind?: Kind;
}): Promise<{ textures: number; buffers: number }[]> {
  const counts = { textures: 0, buffers: 0 };
  const gl = WebGL2RenderingContext.prototype;
  const original = {
    createTexture: gl.createTexture,
    deleteTexture: gl.deleteTexture,
    createBuffer: gl.createBuffer,
    deleteBuffer: gl.deleteBuffer,
  };
  gl.createTexture = function () {
    counts.textures += 1;
    return original.createTexture.call(this);
  };
  gl.deleteTexture = function (texture) {
    counts.textures -= 1;
    original.deleteTexture.call(this, texture);
  };
  gl.createBuffer = function () {
    counts.buffers += 1;
    return original.createBuffer.call(this);
  };
  gl.deleteBuffer = function (buffer) {
    counts.buffers -= 1;
    original.deleteBuffer.call(this, buffer);
  };
  try {
    const easel = await setUp({ game: input.game, assets: { tiles: SHEET() }, kind: input.kind });
    const after: { textures: number; buffers: number }[] = [];
    for (let round = 0; round < input.rounds; round++) {
      const scene = lookAt(16 + (round % 8) * 32, 16 + Math.floor(round / 8) * 32, 16);
      scene.entities = Array.from({ length: 40 }, (_, index) =>
        createEntity(
          { ...input.look, color: `#${(round * 40 + index + 0x100000).toString(16)}` },
          {
            key: round * 40 + index,
            x: scene.camera.x - 8 + (index % 8) * 2,
            y: scene.camera.y - 6 + Math.floor(index / 8) * 2,
            label: { text: `player ${round} ${index}`, color: '#ffffff' },
            speech: `hello ${round} ${index}`,
          },
        ),
      );
      easel.renderer.draw(scene, 0.1);
      after.push({ ...counts });
    }
    easel.renderer.destroy();
    return after;
  } finally {
    Object.assign(gl, original);
  }
}

/** Colours of the minimap at cells of the map. */
export async function readMinimap(input: {
  game: SceneGame;
  cells: readonly (readonly [number, number])[];
  kind?: Kind;
}): Promise<Pixel[]> {
  const easel = await setUp({ game: input.game, assets: { tiles: SHEET() }, kind: input.kind });
  const canvas = document.createElement('canvas');
  canvas.width = input.game.map.width * 10;
  canvas.height = input.game.map.height * 10;
  easel.renderer.drawMinimap(canvas);
  const picture = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
  const pixels = input.cells.map(([x, y]) => readPixel(picture, x * 10 + 5, y * 10 + 5));
  easel.renderer.destroy();
  return pixels;
}

/** How many pixels a burst colours: at once, a moment later, and after a long sleep. */
export async function countBurst(input: {
  game: SceneGame;
  effect: Effect;
  quality: 'full' | 'low';
  kind?: Kind;
}): Promise<number[]> {
  const easel = await setUp({ game: input.game, kind: input.kind });
  easel.renderer.setQuality(input.quality);
  const scene = lookAt(0, 0, 10);
  const empty = shoot(easel, scene);
  const count = (picture: ImageData): number => {
    let changed = 0;
    for (let at = 0; at < picture.data.length; at += 4)
      if (picture.data[at] !== empty.data[at] || picture.data[at + 1] !== empty.data[at + 1]) changed += 1;
    return changed;
  };
  easel.renderer.burst({ kind: 'effect', effect: input.effect, x: 0, y: 0, rotation: 0 });
  const counts = [0.02, 0.05, 3600].map((seconds) => count(shoot(easel, scene, seconds)));
  easel.renderer.destroy();
  return counts;
}

/** How many pixels the canvas has, by quality, on a screen of two for each CSS pixel. */
export async function readSizes(input: { game: SceneGame; kind?: Kind }): Promise<number[]> {
  const easel = await setUp({ game: input.game, kind: input.kind });
  const sizes = [easel.canvas.width];
  easel.renderer.setQuality('low');
  sizes.push(easel.canvas.width);
  easel.renderer.setQuality('full');
  easel.renderer.resize(200, 100);
  sizes.push(easel.canvas.width, easel.canvas.height);
  easel.renderer.destroy();
  return sizes;
}

type GetContext = (this: HTMLCanvasElement, kind: string, options?: object) => RenderingContext | null;

/** What a renderer says that got no WebGL. */
export async function goWithoutWebGl(input: { game: SceneGame; kind?: Kind }): Promise<string[]> {
  const original = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (
    this: HTMLCanvasElement,
    kind: string,
    options?: object,
  ) {
    return kind.startsWith('webgl') ? null : (original as GetContext).call(this, kind, options);
  } as typeof original;
  try {
    const { renderer } = await setUp({ game: input.game, kind: input.kind });
    const states: string[] = [];
    renderer.onState((state) => states.push(state));
    renderer.draw(lookAt(0, 0, 10), 0.1);
    renderer.destroy();
    return states;
  } finally {
    HTMLCanvasElement.prototype.getContext = original;
  }
}

/** Colours at places of a picture in 3D, as parts of its width and height, for each camera. */
export async function lookAround(input: {
  game: SceneGame;
  entities: readonly SceneEntity[];
  cameras: readonly Partial<Scene['camera']>[];
  places: readonly (readonly [number, number])[];
  daylight?: Scene['daylight'];
}): Promise<Pixel[][]> {
  const easel = await setUp({ game: input.game, assets: { tiles: SHEET() }, kind: '3d' });
  const seen = input.cameras.map((camera) => {
    const scene = lookAt(input.game.map.width / 2, input.game.map.height / 2, 8);
    Object.assign(scene.camera, camera);
    scene.entities = input.entities;
    if (input.daylight) scene.daylight = input.daylight;
    const picture = shoot(easel, scene);
    return input.places.map(([x, y]) => readPixel(picture, x * picture.width, y * picture.height));
  });
  easel.renderer.destroy();
  return seen;
}

/** Where a place of the map is on the picture in 3D, and where that is on the map. */
export async function pointAndBack(input: {
  game: SceneGame;
  places: readonly (readonly [number, number])[];
}): Promise<{ readonly x: number; readonly y: number }[]> {
  const easel = await setUp({ game: input.game, kind: '3d' });
  easel.renderer.draw(lookAt(8, 8, 12), 0);
  const found = input.places.map(([x, y]) => {
    const screen = easel.renderer.toScreen(x, y);
    return easel.renderer.toWorld(screen.x, screen.y);
  });
  easel.renderer.destroy();
  return found;
}
