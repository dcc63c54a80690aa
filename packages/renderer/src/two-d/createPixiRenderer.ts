import type { WebGLRenderer } from 'pixi.js';
import { createScene } from '../shared/createScene.ts';
import { writeMapCell } from '../shared/mapCells.ts';
import { paintGameMinimap } from '../shared/minimap.ts';
import type { Renderer } from '../shared/Renderer.ts';
import {
  createRendererShell,
  createShellRenderer,
  type RendererShell,
  takeBursts,
} from '../shared/RendererShell.ts';
import type { Scene, SceneCamera } from '../shared/Scene.ts';
import { computePixelsPerTile, toScreen, toWorld } from '../shared/viewport.ts';
import {
  countDrawn2d,
  createStage2d,
  destroyStage2d,
  drawStage2d,
  showBurst2d,
  type Stage2d,
} from './stage.ts';
import { markChunkDirty } from './tileLayers.ts';

const NOTHING_DRAWN = { entities: 0, particles: 0 };

interface RendererState2d extends RendererShell {
  readonly pixi: WebGLRenderer;
  readonly camera: SceneCamera;
  stage: Stage2d | null;
}

/** PixiJS restores its GPU resources itself after the WebGL context was lost. */
export function createPixiRenderer(pixi: WebGLRenderer, canvas: HTMLCanvasElement): Renderer {
  const rendererState: RendererState2d = {
    ...createRendererShell({ width: pixi.screen.width, height: pixi.screen.height }),
    pixi,
    camera: createScene().camera,
    stage: null,
  };
  return createShellRenderer(rendererState, canvas, {
    showGame(game, images) {
      if (rendererState.stage) destroyStage2d(rendererState.stage);
      rendererState.stage = createStage2d(game, images);
      pixi.background.color = game.settings.backgroundColor;
    },
    setTile(layerIndex, x, y, cell) {
      if (!rendererState.stage) return;
      const { tiles } = rendererState.stage;
      const chunk = writeMapCell(tiles.cells, layerIndex, x, y, cell);
      if (chunk >= 0) markChunkDirty(tiles, layerIndex, chunk);
    },
    draw: (scene, seconds) => drawFrame(rendererState, scene, seconds),
    setSize: ({ width, height }, resolution) => pixi.resize(width, height, resolution),
    toWorld: (x, y) => toWorld(rendererState.camera, rendererState.viewport, { x, y }),
    toScreen: (x, y) => toScreen(rendererState.camera, rendererState.viewport, { x, y }),
    drawMinimap(target) {
      if (!rendererState.stage) return;
      const { kit, tiles } = rendererState.stage;
      paintGameMinimap(target, kit.game, tiles.cells, tiles.sheets);
    },
    countDrawn: () => (rendererState.stage ? countDrawn2d(rendererState.stage) : NOTHING_DRAWN),
    destroy() {
      // Destroy PixiJS first, because textures must not be destroyed while its GPU programs still use them.
      pixi.destroy();
      if (rendererState.stage) destroyStage2d(rendererState.stage);
      rendererState.stage = null;
    },
  });
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
    textScale: scene.textScale ?? 1,
    quality: rendererState.quality,
  };
  for (const burst of takeBursts(rendererState)) showBurst2d(stage, burst, moment);
  drawStage2d(pixi, stage, scene, viewport, moment);
}
