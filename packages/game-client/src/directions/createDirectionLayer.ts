import type { Key, Point } from '@playloom/game-format';
import { markerFlags } from '@playloom/protocol';
import type { MinimapDot } from '../hud/state/HudState.ts';
import type { ClientStage } from '../present/ClientStage.ts';
import type { ClientSession, ShownUnit } from '../session/ClientSession.ts';
import type { TipDevice } from '../tips/listTipSigns.ts';
import {
  createArrow,
  createHit,
  createSign,
  drawArrow,
  drawHit,
  drawSign,
  type MarkerArrow,
} from './directionElements.ts';
import { createElementPool, drawPool, type ElementPool } from './ElementPool.ts';
import { findPrompt } from './findPrompt.ts';
import {
  findEntityPlace,
  findTop,
  listMarkerDots,
  listShownMarkers,
  type ShownMarker,
} from './listShownMarkers.ts';
import { type ArrowSpace, planArrows } from './planArrows.ts';
import { createPromptChip, drawPromptChip, type PromptChip } from './PromptChip.tsx';

/** What the layer shows in one frame. */
interface DirectionFrame {
  readonly session: ClientSession;
  readonly stage: Pick<ClientStage, 'renderer' | 'scene' | 'settings' | 'hits'>;
  readonly own: ShownUnit | null;
  readonly device: TipDevice;
  /** Whether the player can use what is next to their unit now. */
  readonly canUse: boolean;
  /** Presses and releases a key. */
  readonly press: (key: Key) => void;
  readonly seconds: number;
  /** The size of the view in CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** Markers over the game: icons above what is in view, arrows to what is not, and where hits came from. */
export interface DirectionLayer {
  draw(frame: DirectionFrame): void;
  /** The markers of the last frame for the minimap. */
  readonly dots: readonly MinimapDot[];
  remove(): void;
}

interface LayerState {
  readonly root: HTMLElement;
  readonly arrows: ElementPool;
  readonly signs: ElementPool;
  readonly hits: ElementPool;
  readonly prompt: PromptChip;
  obstacles: ArrowSpace['obstacles'];
  obstaclesReadIn: number;
}

/** How often to look where the parts of the HUD are. Reading it in every frame would cost layouts. */
const OBSTACLE_SECONDS = 0.5;
const OBSTACLES = '[data-solid], .hud-glass, .hud-stick, .hud-touch-button, .hud-match, .hud-side';
const HIT_SECONDS = 1.2;
/** More signs than this would hide the game. */
const SIGNS_MAX = 24;
/** The height of a sign with some space, which a prompt leaves free. */
const SIGN_PIXELS = 38;

/** Creates the layer over the surface of the game and under the HUD. */
export function createDirectionLayer(surface: HTMLElement): DirectionLayer {
  const root = surface.ownerDocument.createElement('div');
  root.className = 'playloom-directions';
  // Screen readers skip markers: the objective at the top of the screen says where to go.
  const marks = root.appendChild(surface.ownerDocument.createElement('div'));
  marks.className = 'playloom-marks';
  marks.setAttribute('aria-hidden', 'true');
  surface.after(root);
  const state: LayerState = {
    root,
    arrows: createElementPool(marks, createArrow),
    signs: createElementPool(marks, createSign),
    hits: createElementPool(marks, createHit),
    prompt: createPromptChip(root),
    obstacles: [],
    obstaclesReadIn: 0,
  };
  let dots: readonly MinimapDot[] = [];
  return {
    draw(frame) {
      const markers = listShownMarkers(frame.session, frame.stage.settings);
      dots = listMarkerDots(markers);
      root.style.setProperty('--text', `${frame.stage.settings.textSize / 100}`);
      readObstacles(state, frame.seconds);
      drawMarkers(state, frame, markers);
      drawHits(state, frame);
      drawPrompt(state, frame);
    },
    get dots() {
      return dots;
    },
    remove: () => root.remove(),
  };
}

/** Shows the prompt above what it is about. */
function drawPrompt({ prompt: chip, signs }: LayerState, frame: DirectionFrame): void {
  const { session, stage, own, device, press, canUse } = frame;
  const prompt = canUse ? findPrompt(session, own) : null;
  const place = { x: 0, y: 0 };
  if (prompt !== null) {
    const { entity } = prompt;
    const { x, y } = findEntityPlace(session, entity) ?? entity;
    const at = stage.renderer.toScreen(x, y);
    place.x = at.x;
    place.y = at.y - findTop(session, entity) * measureTile(frame, { x, y });
    if (signs.shown.has(`${entity.id}`)) place.y -= SIGN_PIXELS;
  }
  const { width, height } = frame;
  drawPromptChip(
    chip,
    prompt,
    { session, settings: stage.settings, device, press },
    { ...place, width, height },
  );
}

function readObstacles(state: LayerState, seconds: number): void {
  state.obstaclesReadIn -= seconds;
  if (state.obstaclesReadIn > 0) return;
  state.obstaclesReadIn = OBSTACLE_SECONDS;
  const { left, top } = state.root.getBoundingClientRect();
  state.obstacles = [...(state.root.parentElement?.querySelectorAll(OBSTACLES) ?? [])]
    .map((part) => part.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .map((rect) => ({
      left: rect.left - left,
      top: rect.top - top,
      right: rect.right - left,
      bottom: rect.bottom - top,
    }));
}

function drawMarkers(state: LayerState, frame: DirectionFrame, markers: readonly ShownMarker[]): void {
  const { stage, width, height } = frame;
  const targets: MarkerArrow[] = [];
  const signs: {
    readonly key: string;
    readonly x: number;
    readonly y: number;
    readonly marker: ShownMarker;
  }[] = [];
  for (const marker of markers) {
    const at = stage.renderer.toScreen(marker.x, marker.y);
    const isInView = at.x >= 0 && at.x <= width && at.y >= 0 && at.y <= height;
    if (isInView && (marker.flags & markerFlags.above) !== 0 && signs.length < SIGNS_MAX) {
      signs.push({ key: marker.key, x: at.x, y: at.y - marker.lift * measureTile(frame, marker), marker });
    } else if (!isInView && (marker.flags & markerFlags.arrow) !== 0) {
      targets.push({
        ...at,
        key: marker.key,
        distance: measureDistance(frame, marker),
        isImportant: (marker.flags & markerFlags.important) !== 0,
        marker,
      });
    }
  }
  drawPool(state.signs, signs, drawSign);
  const arrows = planArrows(targets, { width, height, obstacles: state.obstacles });
  drawPool(
    state.arrows,
    arrows.map((arrow) => ({ ...arrow, key: arrow.target.key, seconds: frame.seconds })),
    drawArrow,
  );
}

/** How many pixels wide a tile is at a marker. In 3D it depends on the distance. */
function measureTile({ stage: { renderer } }: DirectionFrame, { x, y }: Point): number {
  const [left, right] = [renderer.toScreen(x - 0.5, y), renderer.toScreen(x + 0.5, y)];
  return Math.hypot(right.x - left.x, right.y - left.y);
}

function measureDistance({ own, stage: { scene } }: DirectionFrame, { x, y }: ShownMarker): number {
  const from = own ?? scene.camera;
  return Math.hypot(x - from.x, y - from.y);
}

/** Draws an arc around the player’s unit for each hit. It turns with the camera, and several from one side are one. */
function drawHits(state: LayerState, { stage, own, width, height }: DirectionFrame): void {
  const { renderer, scene, hits } = stage;
  const recent = own === null ? [] : hits.filter(({ at }) => scene.time - at < HIT_SECONDS);
  if (recent.length === 0 || own === null) {
    drawPool(state.hits, [], drawHit);
    return;
  }
  const center = renderer.toScreen(own.x, own.y);
  const shown = new Map<
    string,
    { key: string; x: number; y: number; angle: number; size: number; age: number }
  >();
  for (const { angle, at } of recent) {
    const ahead = renderer.toScreen(own.x + Math.cos(angle), own.y + Math.sin(angle));
    const turned = Math.atan2(ahead.y - center.y, ahead.x - center.x);
    const key = `${Math.round((turned / Math.PI) * 4)}`;
    const size = Math.min(width, height) / 2;
    shown.set(key, { key, ...center, angle: turned, size, age: (scene.time - at) / HIT_SECONDS });
  }
  drawPool(state.hits, [...shown.values()], drawHit);
}
