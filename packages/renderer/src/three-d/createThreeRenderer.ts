import type { WebGLRenderer } from 'three';
import { createScene } from '../shared/createScene.ts';
import { type Images, loadImages } from '../shared/loadImages.ts';
import { type MapCells, readMapCells, writeMapCell } from '../shared/mapCells.ts';
import { paintGameMinimap } from '../shared/minimap.ts';
import type { AssetSource, Renderer } from '../shared/Renderer.ts';
import type { Scene, SceneBurst, SceneCamera, SceneGame } from '../shared/Scene.ts';
import type { Viewport } from '../shared/viewport.ts';
import { type CameraView, type Camera3d, findGroundPoint, computeCamera3d, projectToScreen } from './eye.ts';
import type { FrameInfo3d } from './RenderResources3d.ts';
import {
  createStage3d,
  destroyStage3d,
  drawStage3d,
  setStage3dTile,
  showBurst3d,
  type Stage3d,
} from './stage.ts';

type State = 'drawing' | 'lost' | 'impossible';

const RESOLUTION_MAX = 2;
/** Maximum number of queued bursts: a hidden tab draws nothing but still receives them. */
const BURSTS_WAITING_MAX = 200;
/** View distance, relative to the distance between the center and a corner of the screen in 2D. */
const VIEW_DISTANCE = 1.45;
const VIEW_DISTANCE_MIN = 14;

interface Loaded {
  readonly game: SceneGame;
  readonly images: Images;
  readonly cells: MapCells;
}

interface RendererState3d {
  readonly three: WebGLRenderer;
  readonly viewport: Viewport;
  /** Overrides the camera view that the game chose. */
  readonly view: CameraView | null;
  eye: Camera3d;
  /** What the stage was created from, to create it again after the WebGL context was lost. */
  loaded: Loaded | null;
  /** Null before a game is loaded, and while the WebGL context is lost. */
  stage: Stage3d | null;
  bursts: SceneBurst[];
  quality: 'full' | 'low';
  isLost: boolean;
  isDestroyed: boolean;
  readonly listeners: ((state: State) => void)[];
}

export function createThreeRenderer(
  three: WebGLRenderer,
  canvas: HTMLCanvasElement,
  view: CameraView | null,
): Renderer {
  const rendererState = createState(three, canvas, view);
  const watch = watchContext(rendererState, canvas);
  applySize(rendererState);
  return {
    load: (game, assets, onProgress) => loadGame(rendererState, game, assets, onProgress),
    setTile(layerIndex, x, y, cell) {
      if (rendererState.stage) setStage3dTile(rendererState.stage, layerIndex, x, y, cell);
      else if (rendererState.loaded) writeMapCell(rendererState.loaded.cells, layerIndex, x, y, cell);
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
    toWorld: (x, y) => findGroundPoint(rendererState.eye, rendererState.viewport, x, y),
    toScreen(x, y) {
      const place = projectToScreen(rendererState.eye, rendererState.viewport, x, 0, y);
      return { x: place.x, y: place.y };
    },
    drawMinimap(target) {
      if (rendererState.stage) paintStageMinimap(target, rendererState.stage);
    },
    onState: (listener) => void rendererState.listeners.push(listener),
    destroy() {
      if (rendererState.isDestroyed) return;
      rendererState.isDestroyed = true;
      watch.stop();
      leaveStage(rendererState);
      three.dispose();
      // Browsers limit the number of WebGL contexts. Otherwise this one would exist until the canvas is
      // garbage-collected.
      three.forceContextLoss();
    },
  };
}

function createState(
  three: WebGLRenderer,
  canvas: HTMLCanvasElement,
  view: CameraView | null,
): RendererState3d {
  return {
    three,
    viewport: {
      width: Math.max(1, canvas.clientWidth || canvas.width),
      height: Math.max(1, canvas.clientHeight || canvas.height),
    },
    view,
    eye: computeCamera3d(createScene().camera, {
      view: 'follow',
      pitch: 50,
      isSideView: false,
      subject: null,
    }),
    loaded: null,
    stage: null,
    bursts: [],
    quality: 'full',
    isLost: false,
    isDestroyed: false,
    listeners: [],
  };
}

async function loadGame(
  rendererState: RendererState3d,
  game: SceneGame,
  assets: AssetSource,
  onProgress: (part: number) => void,
): Promise<void> {
  const images = await loadImages(game, assets, onProgress);
  // Names that are drawn before the font has loaded would stay in the wrong font.
  await document.fonts?.ready;
  if (rendererState.isDestroyed) return;
  leaveStage(rendererState);
  rendererState.loaded = { game, images, cells: readMapCells(game.map) };
  if (!rendererState.isLost) enterStage(rendererState);
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
  for (const burst of rendererState.bursts) showBurst3d(stage, burst, moment);
  rendererState.bursts = [];
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
    isLowQuality: quality === 'low',
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

function applySize({ three, viewport, quality, isDestroyed }: RendererState3d): void {
  if (isDestroyed) return;
  const resolution = Math.min(window.devicePixelRatio || 1, quality === 'low' ? 1 : RESOLUTION_MAX);
  three.setPixelRatio(resolution);
  three.setSize(viewport.width, viewport.height, false);
}

/** Frees GPU resources when the context is lost and rebuilds them when it is restored. */
function watchContext(rendererState: RendererState3d, canvas: HTMLCanvasElement): { stop(): void } {
  const notify = (state: State): void => {
    for (const listener of rendererState.listeners) listener(state);
  };
  const onLost = (): void => {
    rendererState.isLost = true;
    leaveStage(rendererState);
    notify('lost');
  };
  const onRestored = (): void => {
    rendererState.isLost = false;
    enterStage(rendererState);
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
