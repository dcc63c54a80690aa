import type { WebGLRenderer } from 'pixi.js';
import { createScene } from '../shared/createScene.ts';
import { loadImages } from '../shared/loadImages.ts';
import { writeCell } from '../shared/mapCells.ts';
import { paintGameMinimap } from '../shared/minimap.ts';
import type { AssetSource, Renderer } from '../shared/Renderer.ts';
import type { Scene, SceneBurst, SceneCamera, SceneGame } from '../shared/Scene.ts';
import { readPixelsPerTile, toScreen, toWorld, type Viewport } from '../shared/viewport.ts';
import { createStage, destroyStage, drawStage, showBurst, type Stage } from './stage.ts';
import { markChunk } from './tileLayers.ts';

type State = 'drawing' | 'lost' | 'impossible';

const RESOLUTION_MAX = 2;

interface Picture {
  readonly pixi: WebGLRenderer;
  readonly viewport: Viewport;
  readonly camera: SceneCamera;
  stage: Stage | null;
  /** What happened since the last picture. */
  bursts: SceneBurst[];
  quality: 'full' | 'low';
  isLost: boolean;
  isDestroyed: boolean;
  readonly listeners: ((state: State) => void)[];
}

/** The picture lags behind by at most so many bursts: a hidden tab draws nothing, yet goes on being told. */
const BURSTS_WAITING_MAX = 200;

export function createPicture(pixi: WebGLRenderer, canvas: HTMLCanvasElement): Renderer {
  const picture: Picture = {
    pixi,
    viewport: { width: pixi.screen.width, height: pixi.screen.height },
    camera: createScene().camera,
    stage: null,
    bursts: [],
    quality: 'full',
    isLost: false,
    isDestroyed: false,
    listeners: [],
  };
  const watch = watchContext(picture, canvas);
  applySize(picture);
  return {
    load: (game, assets, onProgress) => loadGame(picture, game, assets, onProgress),
    setTile(layerIndex, x, y, cell) {
      if (!picture.stage) return;
      const { tiles } = picture.stage;
      const chunk = writeCell(tiles.cells, layerIndex, x, y, cell);
      if (chunk >= 0) markChunk(tiles, layerIndex, chunk);
    },
    burst(burst) {
      if (picture.bursts.length < BURSTS_WAITING_MAX) picture.bursts.push(burst);
    },
    draw: (scene, seconds) => drawPicture(picture, scene, seconds),
    resize(width, height) {
      picture.viewport.width = Math.max(1, width);
      picture.viewport.height = Math.max(1, height);
      applySize(picture);
    },
    setQuality(quality) {
      picture.quality = quality;
      applySize(picture);
    },
    toWorld: (x, y) => toWorld(picture.camera, picture.viewport, { x, y }),
    toScreen: (x, y) => toScreen(picture.camera, picture.viewport, { x, y }),
    drawMinimap(target) {
      if (!picture.stage) return;
      const { kit, tiles } = picture.stage;
      paintGameMinimap(target, kit.game, tiles.cells, tiles.sheets);
    },
    onState: (listener) => void picture.listeners.push(listener),
    destroy() {
      if (picture.isDestroyed) return;
      picture.isDestroyed = true;
      watch.stop();
      // The card's side first: textures must not go while its programs still hold them.
      pixi.destroy();
      if (picture.stage) destroyStage(picture.stage);
      picture.stage = null;
    },
  };
}

async function loadGame(
  picture: Picture,
  game: SceneGame,
  assets: AssetSource,
  onProgress: (part: number) => void,
): Promise<void> {
  const images = await loadImages(game, assets, onProgress);
  // Names drawn before the font is there would keep the wrong one.
  await document.fonts?.ready;
  if (picture.isDestroyed) return;
  if (picture.stage) destroyStage(picture.stage);
  picture.stage = createStage(game, images);
  picture.pixi.background.color = game.settings.backgroundColor;
}

function drawPicture(picture: Picture, scene: Scene, seconds: number): void {
  const { pixi, stage, viewport } = picture;
  Object.assign(picture.camera, scene.camera);
  if (!stage || picture.isLost || picture.isDestroyed) return;
  const moment = {
    time: scene.time,
    seconds,
    pixelsPerTile: readPixelsPerTile(scene.camera, viewport),
    resolution: pixi.resolution,
    isLowQuality: picture.quality === 'low',
  };
  for (const burst of picture.bursts) showBurst(stage, burst, moment);
  picture.bursts = [];
  drawStage(pixi, stage, scene, viewport, moment);
}

function applySize({ pixi, viewport, quality, isDestroyed }: Picture): void {
  if (isDestroyed) return;
  const resolution = Math.min(window.devicePixelRatio || 1, quality === 'low' ? 1 : RESOLUTION_MAX);
  pixi.resize(viewport.width, viewport.height, resolution);
}

/** PixiJS brings its own things back to the card; we stop drawing in between and say so. */
function watchContext(picture: Picture, canvas: HTMLCanvasElement): { stop(): void } {
  const tell = (state: State): void => {
    for (const listener of picture.listeners) listener(state);
  };
  const onLost = (): void => {
    picture.isLost = true;
    tell('lost');
  };
  const onRestored = (): void => {
    picture.isLost = false;
    tell('drawing');
  };
  canvas.addEventListener('webglcontextlost', onLost);
  canvas.addEventListener('webglcontextrestored', onRestored);
  return {
    stop() {
      canvas.removeEventListener('webglcontextlost', onLost);
      canvas.removeEventListener('webglcontextrestored', onRestored);
    },
  };
}
