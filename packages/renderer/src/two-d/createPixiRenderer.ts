import type { WebGLRenderer } from 'pixi.js';
import { createScene } from '../shared/createScene.ts';
import { loadImages } from '../shared/loadImages.ts';
import { writeMapCell } from '../shared/mapCells.ts';
import { paintGameMinimap } from '../shared/minimap.ts';
import type { AssetSource, Renderer } from '../shared/Renderer.ts';
import type { Scene, SceneBurst, SceneCamera, SceneGame } from '../shared/Scene.ts';
import { computePixelsPerTile, toScreen, toWorld, type Viewport } from '../shared/viewport.ts';
import { createStage2d, destroyStage2d, drawStage2d, showBurst2d, type Stage2d } from './stage.ts';
import { markChunkDirty } from './tileLayers.ts';

type State = 'drawing' | 'lost' | 'impossible';

const RESOLUTION_MAX = 2;

interface RendererState2d {
  readonly pixi: WebGLRenderer;
  readonly viewport: Viewport;
  readonly camera: SceneCamera;
  stage: Stage2d | null;
  /** Effects to show in the next frame. */
  bursts: SceneBurst[];
  quality: 'full' | 'low';
  isLost: boolean;
  isDestroyed: boolean;
  readonly listeners: ((state: State) => void)[];
}

/** Maximum number of queued bursts: a hidden tab draws nothing but still receives them. */
const BURSTS_WAITING_MAX = 200;

export function createPixiRenderer(pixi: WebGLRenderer, canvas: HTMLCanvasElement): Renderer {
  const rendererState: RendererState2d = {
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
  const watch = watchContext(rendererState, canvas);
  applySize(rendererState);
  return {
    load: (game, assets, onProgress) => loadGame(rendererState, game, assets, onProgress),
    setTile(layerIndex, x, y, cell) {
      if (!rendererState.stage) return;
      const { tiles } = rendererState.stage;
      const chunk = writeMapCell(tiles.cells, layerIndex, x, y, cell);
      if (chunk >= 0) markChunkDirty(tiles, layerIndex, chunk);
    },
    burst(burst) {
      if (rendererState.bursts.length < BURSTS_WAITING_MAX) rendererState.bursts.push(burst);
    },
    draw: (scene, seconds) => drawFrame(rendererState, scene, seconds),
    resize(width, height) {
      rendererState.viewport.width = Math.max(1, width);
      rendererState.viewport.height = Math.max(1, height);
      applySize(rendererState);
    },
    setQuality(quality) {
      rendererState.quality = quality;
      applySize(rendererState);
    },
    toWorld: (x, y) => toWorld(rendererState.camera, rendererState.viewport, { x, y }),
    toScreen: (x, y) => toScreen(rendererState.camera, rendererState.viewport, { x, y }),
    drawMinimap(target) {
      if (!rendererState.stage) return;
      const { kit, tiles } = rendererState.stage;
      paintGameMinimap(target, kit.game, tiles.cells, tiles.sheets);
    },
    onState: (listener) => void rendererState.listeners.push(listener),
    destroy() {
      if (rendererState.isDestroyed) return;
      rendererState.isDestroyed = true;
      watch.stop();
      // Destroy PixiJS first, because textures must not be destroyed while its GPU programs still use them.
      pixi.destroy();
      if (rendererState.stage) destroyStage2d(rendererState.stage);
      rendererState.stage = null;
    },
  };
}

async function loadGame(
  rendererState: RendererState2d,
  game: SceneGame,
  assets: AssetSource,
  onProgress: (part: number) => void,
): Promise<void> {
  const images = await loadImages(game, assets, onProgress);
  // Names that are drawn before the font has loaded would stay in the wrong font.
  await document.fonts?.ready;
  if (rendererState.isDestroyed) return;
  if (rendererState.stage) destroyStage2d(rendererState.stage);
  rendererState.stage = createStage2d(game, images);
  rendererState.pixi.background.color = game.settings.backgroundColor;
}

function drawFrame(rendererState: RendererState2d, scene: Scene, seconds: number): void {
  const { pixi, stage, viewport } = rendererState;
  Object.assign(rendererState.camera, scene.camera);
  if (!stage || rendererState.isLost || rendererState.isDestroyed) return;
  const moment = {
    time: scene.time,
    seconds,
    pixelsPerTile: computePixelsPerTile(scene.camera, viewport),
    resolution: pixi.resolution,
    isLowQuality: rendererState.quality === 'low',
  };
  for (const burst of rendererState.bursts) showBurst2d(stage, burst, moment);
  rendererState.bursts = [];
  drawStage2d(pixi, stage, scene, viewport, moment);
}

function applySize({ pixi, viewport, quality, isDestroyed }: RendererState2d): void {
  if (isDestroyed) return;
  const resolution = Math.min(window.devicePixelRatio || 1, quality === 'low' ? 1 : RESOLUTION_MAX);
  pixi.resize(viewport.width, viewport.height, resolution);
}

/** Pauses drawing while the WebGL context is lost and notifies listeners. PixiJS restores its GPU resources itself. */
function watchContext(rendererState: RendererState2d, canvas: HTMLCanvasElement): { stop(): void } {
  const notify = (state: State): void => {
    for (const listener of rendererState.listeners) listener(state);
  };
  const onLost = (): void => {
    rendererState.isLost = true;
    notify('lost');
  };
  const onRestored = (): void => {
    rendererState.isLost = false;
    notify('drawing');
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
