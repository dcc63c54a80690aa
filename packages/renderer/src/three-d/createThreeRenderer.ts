import type { WebGLRenderer } from 'three';
import { createScene } from '../shared/createScene.ts';
import type { Images } from '../shared/loadImages.ts';
import { type MapCells, readMapCells, writeMapCell } from '../shared/mapCells.ts';
import { paintGameMinimap } from '../shared/minimap.ts';
import type { Renderer } from '../shared/Renderer.ts';
import {
  createRendererShell,
  createShellRenderer,
  type RendererShell,
  takeBursts,
} from '../shared/RendererShell.ts';
import type { Scene, SceneCamera, SceneGame } from '../shared/Scene.ts';
import type { Viewport } from '../shared/viewport.ts';
import { type CameraView, type Camera3d, findGroundPoint, computeCamera3d, projectToScreen } from './eye.ts';
import type { FrameInfo3d } from './RenderResources3d.ts';
import {
  countDrawn3d,
  createStage3d,
  destroyStage3d,
  drawStage3d,
  setStage3dTile,
  showBurst3d,
  type Stage3d,
} from './stage.ts';

/** View distance, relative to the distance between the center and a corner of the screen in 2D. */
const VIEW_DISTANCE = 1.45;
const VIEW_DISTANCE_MIN = 14;
const NOTHING_DRAWN = { entities: 0, particles: 0 };

interface Loaded {
  readonly game: SceneGame;
  readonly images: Images;
  readonly cells: MapCells;
}

interface RendererState3d extends RendererShell {
  readonly three: WebGLRenderer;
  /** Overrides the camera view that the game chose. */
  readonly view: CameraView | null;
  eye: Camera3d;
  /** What the stage was created from, to create it again after the WebGL context was lost. */
  loaded: Loaded | null;
  /** Null before a game is loaded, and while the WebGL context is lost. */
  stage: Stage3d | null;
}

export function createThreeRenderer(
  three: WebGLRenderer,
  canvas: HTMLCanvasElement,
  view: CameraView | null,
): Renderer {
  const rendererState = createState(three, canvas, view);
  return createShellRenderer(rendererState, canvas, {
    showGame(game, images) {
      leaveStage(rendererState);
      rendererState.loaded = { game, images, cells: readMapCells(game.map) };
      if (!rendererState.isLost) enterStage(rendererState);
    },
    setTile(layerIndex, x, y, cell) {
      if (rendererState.stage) setStage3dTile(rendererState.stage, layerIndex, x, y, cell);
      else if (rendererState.loaded) writeMapCell(rendererState.loaded.cells, layerIndex, x, y, cell);
    },
    draw: (scene, seconds) => drawFrame(rendererState, scene, seconds),
    setSize({ width, height }, resolution) {
      three.setPixelRatio(resolution);
      three.setSize(width, height, false);
    },
    toWorld: (x, y) => findGroundPoint(rendererState.eye, rendererState.viewport, x, y),
    toScreen(x, y) {
      const place = projectToScreen(rendererState.eye, rendererState.viewport, x, 0, y);
      return { x: place.x, y: place.y };
    },
    drawMinimap(target) {
      if (rendererState.stage) paintStageMinimap(target, rendererState.stage);
    },
    countDrawn: () => (rendererState.stage ? countDrawn3d(rendererState.stage) : NOTHING_DRAWN),
    // The GPU resources of a lost context are gone, so the stage is created again.
    onContextLost: () => leaveStage(rendererState),
    onContextRestored: () => enterStage(rendererState),
    destroy() {
      leaveStage(rendererState);
      three.dispose();
      // Browsers limit the number of WebGL contexts. Otherwise this one would exist until the canvas is
      // garbage-collected.
      three.forceContextLoss();
    },
  });
}

function createState(
  three: WebGLRenderer,
  canvas: HTMLCanvasElement,
  view: CameraView | null,
): RendererState3d {
  return {
    ...createRendererShell({
      width: Math.max(1, canvas.clientWidth || canvas.width),
      height: Math.max(1, canvas.clientHeight || canvas.height),
    }),
    three,
    view,
    eye: computeCamera3d(createScene().camera, {
      view: 'follow',
      pitch: 50,
      isSideView: false,
      subject: null,
    }),
    loaded: null,
    stage: null,
  };
}

function enterStage(rendererState: RendererState3d): void {
  const { loaded } = rendererState;
  if (loaded) rendererState.stage = createStage3d(loaded.game, loaded.images, loaded.cells);
}

function leaveStage(rendererState: RendererState3d): void {
  if (rendererState.stage) destroyStage3d(rendererState.stage);
  rendererState.stage = null;
}

function paintStageMinimap(target: HTMLCanvasElement, { kit, cells, terrain }: Stage3d): void {
  paintGameMinimap(target, kit.game, cells, terrain.plan.sheets);
}

function drawFrame(rendererState: RendererState3d, scene: Scene, seconds: number): void {
  const { three, stage, viewport } = rendererState;
  if (!stage) return;
  const moment = describeFrame(rendererState, stage, scene, seconds);
  rendererState.eye = moment.eye;
  if (rendererState.isDestroyed) return;
  for (const burst of takeBursts(rendererState)) showBurst3d(stage, burst, moment);
  drawStage3d(three, stage, scene, viewport, moment);
}

function describeFrame(
  rendererState: RendererState3d,
  { kit }: Stage3d,
  scene: Scene,
  seconds: number,
): FrameInfo3d {
  const { viewport, three, quality } = rendererState;
  const { camera } = kit.game.settings;
  const view = rendererState.view ?? camera.view;
  const subject = view === 'first-person' ? findSubject(scene) : null;
  const eye = computeCamera3d(scene.camera, {
    view,
    pitch: camera.pitch,
    isSideView: kit.isSideView,
    subject,
  });
  const middle = subject ?? scene.camera;
  return {
    time: scene.time,
    seconds,
    eye,
    yaw: kit.isSideView ? 0 : (scene.camera.yaw ?? 0),
    resolution: three.getPixelRatio(),
    textScale: scene.textScale ?? 1,
    quality,
    viewDistance: computeViewDistance(scene.camera, viewport),
    middleX: middle.x,
    middleY: middle.y,
    hidden: subject?.key ?? null,
  };
}

function findSubject({ camera, entities }: Scene) {
  const key = camera.subject ?? null;
  return key === null ? null : (entities.find((entity) => entity.key === key) ?? null);
}

function computeViewDistance({ tilesInView }: SceneCamera, { width, height }: Viewport): number {
  const aspect = width / height;
  return Math.max(VIEW_DISTANCE_MIN, (tilesInView / 2) * Math.hypot(1, aspect) * VIEW_DISTANCE);
}
