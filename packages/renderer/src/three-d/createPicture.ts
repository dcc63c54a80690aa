import type { WebGLRenderer } from 'three';
import { createScene } from '../shared/createScene.ts';
import { type Images, loadImages } from '../shared/loadImages.ts';
import { type MapCells, readMapCells, writeCell } from '../shared/mapCells.ts';
import { paintGameMinimap } from '../shared/minimap.ts';
import type { AssetSource, Renderer } from '../shared/Renderer.ts';
import type { Scene, SceneBurst, SceneCamera, SceneGame } from '../shared/Scene.ts';
import type { Viewport } from '../shared/viewport.ts';
import { type CameraView, type Eye, findGround, placeEye, project } from './eye.ts';
import type { Moment } from './Kit.ts';
import { createStage, destroyStage, drawStage, setStageTile, showBurst, type Stage } from './stage.ts';

type State = 'drawing' | 'lost' | 'impossible';

const RESOLUTION_MAX = 2;
/** The picture lags behind by at most so many bursts: a hidden tab draws nothing, yet goes on being told. */
const BURSTS_WAITING_MAX = 200;
/** How far one sees, in times of what the flat picture shows from its middle to its farthest corner. */
const SIGHT = 1.45;
const SIGHT_MIN = 14;

interface Loaded {
  readonly game: SceneGame;
  readonly images: Images;
  readonly cells: MapCells;
}

interface Picture {
  readonly three: WebGLRenderer;
  readonly viewport: Viewport;
  /** Null leaves it to the game. */
  readonly view: CameraView | null;
  eye: Eye;
  /** What the stage is made of: after a lost context it is made anew. */
  loaded: Loaded | null;
  /** Null before a game is loaded, and while the context is lost. */
  stage: Stage | null;
  bursts: SceneBurst[];
  quality: 'full' | 'low';
  isLost: boolean;
  isDestroyed: boolean;
  readonly listeners: ((state: State) => void)[];
}

export function createPicture(
  three: WebGLRenderer,
  canvas: HTMLCanvasElement,
  view: CameraView | null,
): Renderer {
  const picture = createState(three, canvas, view);
  const watch = watchContext(picture, canvas);
  applySize(picture);
  return {
    load: (game, assets, onProgress) => loadGame(picture, game, assets, onProgress),
    setTile(layerIndex, x, y, cell) {
      if (picture.stage) setStageTile(picture.stage, layerIndex, x, y, cell);
      else if (picture.loaded) writeCell(picture.loaded.cells, layerIndex, x, y, cell);
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
    toWorld: (x, y) => findGround(picture.eye, picture.viewport, x, y),
    toScreen(x, y) {
      const place = project(picture.eye, picture.viewport, x, 0, y);
      return { x: place.x, y: place.y };
    },
    drawMinimap(target) {
      if (picture.stage) paintStageMinimap(target, picture.stage);
    },
    onState: (listener) => void picture.listeners.push(listener),
    destroy() {
      if (picture.isDestroyed) return;
      picture.isDestroyed = true;
      watch.stop();
      leaveStage(picture);
      three.dispose();
      // A page may have only so many contexts, and this one would linger until the canvas is collected.
      three.forceContextLoss();
    },
  };
}

function createState(three: WebGLRenderer, canvas: HTMLCanvasElement, view: CameraView | null): Picture {
  return {
    three,
    viewport: {
      width: Math.max(1, canvas.clientWidth || canvas.width),
      height: Math.max(1, canvas.clientHeight || canvas.height),
    },
    view,
    eye: placeEye(createScene().camera, { view: 'follow', pitch: 50, isSideView: false, subject: null }),
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
  picture: Picture,
  game: SceneGame,
  assets: AssetSource,
  onProgress: (part: number) => void,
): Promise<void> {
  const images = await loadImages(game, assets, onProgress);
  // Names drawn before the font is there would keep the wrong one.
  await document.fonts?.ready;
  if (picture.isDestroyed) return;
  leaveStage(picture);
  picture.loaded = { game, images, cells: readMapCells(game.map) };
  if (!picture.isLost) enterStage(picture);
}

function enterStage(picture: Picture): void {
  const { loaded } = picture;
  if (loaded) picture.stage = createStage(loaded.game, loaded.images, loaded.cells);
}

function leaveStage(picture: Picture): void {
  if (picture.stage) destroyStage(picture.stage);
  picture.stage = null;
}

function paintStageMinimap(target: HTMLCanvasElement, { kit, cells, terrain }: Stage): void {
  paintGameMinimap(target, kit.game, cells, terrain.plan.sheets);
}

function drawPicture(picture: Picture, scene: Scene, seconds: number): void {
  const { three, stage, viewport } = picture;
  if (!stage) return;
  const moment = describeMoment(picture, stage, scene, seconds);
  picture.eye = moment.eye;
  if (picture.isDestroyed) return;
  for (const burst of picture.bursts) showBurst(stage, burst, moment);
  picture.bursts = [];
  drawStage(three, stage, scene, viewport, moment);
}

function describeMoment(picture: Picture, { kit }: Stage, scene: Scene, seconds: number): Moment {
  const { viewport, three, quality } = picture;
  const { camera } = kit.game.settings;
  const view = picture.view ?? camera.view;
  const subject = view === 'first-person' ? findSubject(scene) : null;
  const eye = placeEye(scene.camera, { view, pitch: camera.pitch, isSideView: kit.isSideView, subject });
  const middle = subject ?? scene.camera;
  return {
    time: scene.time,
    seconds,
    eye,
    yaw: kit.isSideView ? 0 : (scene.camera.yaw ?? 0),
    resolution: three.getPixelRatio(),
    isLowQuality: quality === 'low',
    sight: findSight(scene.camera, viewport),
    middleX: middle.x,
    middleY: middle.y,
    hidden: subject?.key ?? null,
  };
}

function findSubject({ camera, entities }: Scene) {
  const key = camera.subject ?? null;
  return key === null ? null : (entities.find((entity) => entity.key === key) ?? null);
}

function findSight({ tilesInView }: SceneCamera, { width, height }: Viewport): number {
  const aspect = width / height;
  return Math.max(SIGHT_MIN, (tilesInView / 2) * Math.hypot(1, aspect) * SIGHT);
}

function applySize({ three, viewport, quality, isDestroyed }: Picture): void {
  if (isDestroyed) return;
  const resolution = Math.min(window.devicePixelRatio || 1, quality === 'low' ? 1 : RESOLUTION_MAX);
  three.setPixelRatio(resolution);
  three.setSize(viewport.width, viewport.height, false);
}

/** What was on the card is let go while it can be, and made anew when the context is back. */
function watchContext(picture: Picture, canvas: HTMLCanvasElement): { stop(): void } {
  const tell = (state: State): void => {
    for (const listener of picture.listeners) listener(state);
  };
  const onLost = (): void => {
    picture.isLost = true;
    leaveStage(picture);
    tell('lost');
  };
  const onRestored = (): void => {
    picture.isLost = false;
    enterStage(picture);
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
