import type { Effect, Look } from '@playloom/game-format';
import {
  type DrawQuality,
  FULL_QUALITY,
  type Scene,
  type SceneEntity,
  type SceneGame,
} from '@playloom/renderer';
import {
  fillCell,
  createCameraScene,
  paintSheet,
  type Pixel,
  paintQuarters,
  readPixel,
  readPixelAt,
  createRenderStage,
  captureFrame,
} from './renderStage.ts';
import { createEntity } from './createEntity.ts';

/** Which renderer a scene uses. 2D if it is not given. */
type Kind = '2d' | '3d';

const SHEET = () =>
  paintSheet(32, [fillCell('#ff0000'), fillCell('#00ff00'), fillCell('#0000ff'), paintQuarters]);

/** Draws one frame and returns its colors at the given positions on the map. */
export async function readPlaces(input: {
  game: SceneGame;
  places: readonly (readonly [number, number])[];
  entities?: readonly SceneEntity[];
  tilesInView?: number;
  seconds?: number;
  daylight?: Scene['daylight'];
}): Promise<Pixel[]> {
  const stage = await createRenderStage({ game: input.game, assets: { tiles: SHEET() } });
  const { width, height } = input.game.map;
  const scene = createCameraScene(width / 2, height / 2, input.tilesInView ?? height);
  scene.entities = input.entities ?? [];
  if (input.daylight) scene.daylight = input.daylight;
  const frame = captureFrame(stage, scene, input.seconds);
  const pixels = input.places.map(([x, y]) => readPixelAt(stage, frame, x, y));
  stage.renderer.destroy();
  return pixels;
}

/** Draws a map of a single color at each zoom and counts the pixels with another color, such as gaps between tiles. */
export async function countStrayPixels(input: {
  game: SceneGame;
  tilesInView: readonly number[];
}): Promise<{ tilesInView: number; stray: number; worst: number }[]> {
  const stage = await createRenderStage({ game: input.game, assets: { tiles: SHEET() } });
  const counts = input.tilesInView.map((tilesInView) => {
    let [stray, worst] = [0, 0];
    for (const shift of [0, 0.137, 0.5, 0.803]) {
      const frame = captureFrame(stage, createCameraScene(32 + shift, 32 - shift / 3, tilesInView));
      for (let at = 0; at < frame.data.length; at += 4) {
        const off = frame.data[at]! + frame.data[at + 2]! + (255 - frame.data[at + 1]!);
        if (off > 6) stray += 1;
        worst = Math.max(worst, off);
      }
    }
    return { tilesInView, stray, worst };
  });
  stage.renderer.destroy();
  return counts;
}

/** Sets a tile. Returns the color of its cell before and after, and the color of the neighboring cell. */
export async function readTileChange(input: {
  game: SceneGame;
  cell: number;
  kind?: Kind;
}): Promise<Pixel[]> {
  const stage = await createRenderStage({ game: input.game, assets: { tiles: SHEET() }, kind: input.kind });
  const scene = createCameraScene(2, 2, 4);
  const before = readPixelAt(stage, captureFrame(stage, scene), 1.5, 1.5);
  stage.renderer.setTile(0, 1, 1, input.cell);
  const frame = captureFrame(stage, scene);
  const after = [readPixelAt(stage, frame, 1.5, 1.5), readPixelAt(stage, frame, 2.5, 1.5)];
  stage.renderer.destroy();
  return [before, ...after];
}

/** Draws an entity in the middle of an empty map and returns the colors at the given positions. */
export async function readAround(input: {
  game: SceneGame;
  look: Look;
  change: Partial<SceneEntity>;
  places: readonly (readonly [number, number])[];
}): Promise<Pixel[]> {
  const halves = paintSheet(64, [
    (context, size) => {
      fillCell('#ff0000')(context, size);
      context.fillStyle = '#0000ff';
      context.fillRect(size / 2, 0, size / 2, size);
    },
  ]);
  const assets = {
    halves,
    broken: 'data:image/png;base64,AAAA',
    sheet: paintSheet(32, [fillCell('#ff0000'), fillCell('#00ff00')]),
  };
  const stage = await createRenderStage({ game: input.game, assets });
  const scene = createCameraScene(0, 0, 4);
  scene.time = 10;
  scene.entities = [createEntity(input.look, input.change)];
  const frame = captureFrame(stage, scene);
  const pixels = input.places.map(([x, y]) => readPixelAt(stage, frame, x, y));
  stage.renderer.destroy();
  return pixels;
}

/** Compares the frames before the context is lost and after it is restored, and lists the states in between. */
export async function loseContext(input: { game: SceneGame; look: Look; kind?: Kind }): Promise<{
  states: string[];
  different: number;
  colors: number;
}> {
  const stage = await createRenderStage({ game: input.game, assets: { tiles: SHEET() }, kind: input.kind });
  const states: string[] = [];
  stage.renderer.onState((state) => states.push(state));
  const scene = createCameraScene(2, 2, 4);
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
  const before = captureFrame(stage, scene);
  const gl = stage.canvas.getContext('webgl2') ?? stage.canvas.getContext('webgl')!;
  const loser = gl.getExtension('WEBGL_lose_context')!;
  const waitForEvent = (event: string) =>
    new Promise<void>((settle) => stage.canvas.addEventListener(event, () => settle(), { once: true }));
  const lost = waitForEvent('webglcontextlost');
  loser.loseContext();
  await lost;
  captureFrame(stage, scene);
  const restored = waitForEvent('webglcontextrestored');
  setTimeout(() => loser.restoreContext());
  await restored;
  captureFrame(stage, scene);
  const after = captureFrame(stage, scene);
  let different = 0;
  for (let at = 0; at < before.data.length; at++)
    if (Math.abs(before.data[at]! - after.data[at]!) > 1) different += 1;
  const colors = new Set(new Uint32Array(before.data.buffer)).size;
  stage.renderer.destroy();
  return { states, different, colors };
}

/** Replaces all entities in each round. Returns the number of textures and buffers after each round. */
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
    const stage = await createRenderStage({ game: input.game, assets: { tiles: SHEET() }, kind: input.kind });
    const after: { textures: number; buffers: number }[] = [];
    for (let round = 0; round < input.rounds; round++) {
      const scene = createCameraScene(16 + (round % 8) * 32, 16 + Math.floor(round / 8) * 32, 16);
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
      stage.renderer.draw(scene, 0.1);
      after.push({ ...counts });
    }
    stage.renderer.destroy();
    return after;
  } finally {
    Object.assign(gl, original);
  }
}

/** Draws the minimap and returns its colors at the given cells. */
export async function readMinimap(input: {
  game: SceneGame;
  cells: readonly (readonly [number, number])[];
  kind?: Kind;
}): Promise<Pixel[]> {
  const stage = await createRenderStage({ game: input.game, assets: { tiles: SHEET() }, kind: input.kind });
  const canvas = document.createElement('canvas');
  canvas.width = input.game.map.width * 10;
  canvas.height = input.game.map.height * 10;
  stage.renderer.drawMinimap(canvas);
  const frame = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
  const pixels = input.cells.map(([x, y]) => readPixel(frame, x * 10 + 5, y * 10 + 5));
  stage.renderer.destroy();
  return pixels;
}

/** Draws an entity whose image loads while playing. Returns the color of its center before and after that. */
export async function readLateImage(input: { game: SceneGame; look: Look; kind?: Kind }): Promise<Pixel[]> {
  const { decode } = HTMLImageElement.prototype;
  const late = paintSheet(32, [fillCell('#0000ff')]);
  const loaded = Promise.withResolvers<void>();
  HTMLImageElement.prototype.decode = function (this: HTMLImageElement) {
    return this.src === late ? loaded.promise : decode.call(this);
  };
  const assets = { tiles: SHEET(), halves: late };
  const stage = await createRenderStage({ game: input.game, assets, late: 'halves', kind: input.kind });
  const scene = createCameraScene(2, 2, 4);
  scene.entities = [createEntity(input.look, { x: 2, y: 2 })];
  const read = (): Pixel => readPixelAt(stage, captureFrame(stage, scene), 2, 2);
  const before = read();
  loaded.resolve();
  await new Promise((resolve) => void setTimeout(resolve));
  const after = read();
  stage.renderer.destroy();
  HTMLImageElement.prototype.decode = decode;
  return [before, after];
}

/** Starts a particle burst. Returns how many pixels it changes: at once, a moment later, and after a long pause. */
export async function countBurst(input: {
  game: SceneGame;
  effect: Effect;
  quality: DrawQuality;
  kind?: Kind;
}): Promise<number[]> {
  const stage = await createRenderStage({ game: input.game, kind: input.kind });
  stage.renderer.setQuality(input.quality);
  const scene = createCameraScene(0, 0, 10);
  const empty = captureFrame(stage, scene);
  const count = (frame: ImageData): number => {
    let changed = 0;
    for (let at = 0; at < frame.data.length; at += 4)
      if (frame.data[at] !== empty.data[at] || frame.data[at + 1] !== empty.data[at + 1]) changed += 1;
    return changed;
  };
  stage.renderer.burst({ kind: 'effect', effect: input.effect, x: 0, y: 0, rotation: 0 });
  const counts = [0.02, 0.05, 3600].map((seconds) => count(captureFrame(stage, scene, seconds)));
  stage.renderer.destroy();
  return counts;
}

/**
 * Returns the size of the canvas in pixels: the width at full, 80%, half and nearly no resolution, then width and height
 * after resizing.
 */
export async function readSizes(input: { game: SceneGame; kind?: Kind }): Promise<number[]> {
  const stage = await createRenderStage({ game: input.game, kind: input.kind });
  const sizes = [stage.canvas.width];
  for (const resolution of [0.8, 0.5, 0.1]) {
    stage.renderer.setQuality({ ...FULL_QUALITY, resolution });
    sizes.push(stage.canvas.width);
  }
  stage.renderer.setQuality(FULL_QUALITY);
  stage.renderer.resize(200, 100);
  sizes.push(stage.canvas.width, stage.canvas.height);
  stage.renderer.destroy();
  return sizes;
}

type GetContext = (this: HTMLCanvasElement, kind: string, options?: object) => RenderingContext | null;

/** Draws without WebGL and returns the states that the renderer reports. */
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
    const { renderer } = await createRenderStage({ game: input.game, kind: input.kind });
    const states: string[] = [];
    renderer.onState((state) => states.push(state));
    renderer.draw(createCameraScene(0, 0, 10), 0.1);
    renderer.destroy();
    return states;
  } finally {
    HTMLCanvasElement.prototype.getContext = original;
  }
}

/** Draws a 3D frame for each camera. Returns the colors at the given fractions of its width and height. */
export async function lookAround(input: {
  game: SceneGame;
  entities: readonly SceneEntity[];
  cameras: readonly Partial<Scene['camera']>[];
  places: readonly (readonly [number, number])[];
  daylight?: Scene['daylight'];
}): Promise<Pixel[][]> {
  const stage = await createRenderStage({ game: input.game, assets: { tiles: SHEET() }, kind: '3d' });
  const seen = input.cameras.map((camera) => {
    const scene = createCameraScene(input.game.map.width / 2, input.game.map.height / 2, 8);
    Object.assign(scene.camera, camera);
    scene.entities = input.entities;
    if (input.daylight) scene.daylight = input.daylight;
    const frame = captureFrame(stage, scene);
    return input.places.map(([x, y]) => readPixel(frame, x * frame.width, y * frame.height));
  });
  stage.renderer.destroy();
  return seen;
}

/** Converts positions on the map to the screen and back, in 3D. */
export async function pointAndBack(input: {
  game: SceneGame;
  places: readonly (readonly [number, number])[];
}): Promise<{ readonly x: number; readonly y: number }[]> {
  const stage = await createRenderStage({ game: input.game, kind: '3d' });
  stage.renderer.draw(createCameraScene(8, 8, 12), 0);
  const found = input.places.map(([x, y]) => {
    const screen = stage.renderer.toScreen(x, y);
    return stage.renderer.toWorld(screen.x, screen.y);
  });
  stage.renderer.destroy();
  return found;
}

/** Draws a name, speech, and a floating text in each size. Returns how many pixels each of them covers. */
export async function countTextPixels(input: {
  game: SceneGame;
  look: Look;
  textScales: readonly number[];
  kind?: Kind;
}): Promise<number[][]> {
  const { game, look, kind } = input;
  const stage = await createRenderStage({ game, assets: { tiles: SHEET() }, kind });
  const scene = createCameraScene(4, 4, 8);
  const draw = (change: Partial<SceneEntity> = {}): ImageData => {
    scene.entities = [createEntity(look, { x: 4, y: 5, ...change })];
    return captureFrame(stage, scene, 0);
  };
  const counts = input.textScales.map((textScale) => {
    scene.textScale = textScale;
    const plain = draw();
    const label = countDifferent(plain, draw({ label: { text: 'robin', color: '#ffffff' } }));
    const speech = countDifferent(plain, draw({ speech: 'Hello there' }));
    stage.renderer.burst({ kind: 'floating-text', text: '120', x: 4, y: 3, color: '#ffffff', isStill: true });
    const floating = countDifferent(plain, draw());
    // Until the floating text has ended.
    captureFrame(stage, scene, 5);
    return [label, speech, floating];
  });
  stage.renderer.destroy();
  return counts;
}

function countDifferent(one: ImageData, other: ImageData): number {
  let count = 0;
  for (let at = 0; at < one.data.length; at += 4) {
    const off = [0, 1, 2].reduce(
      (sum, part) => sum + Math.abs(one.data[at + part]! - other.data[at + part]!),
      0,
    );
    if (off > 30) count += 1;
  }
  return count;
}
