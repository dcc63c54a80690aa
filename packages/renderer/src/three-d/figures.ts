import { parseColor } from '../shared/parseColor.ts';
import type { SceneEntity } from '../shared/Scene.ts';
import type { Frame } from './atlas.ts';
import {
  type Batch,
  clearBatch,
  flushBatch,
  LYING,
  nextPlace,
  STANDING,
  writeFrame,
  writeMore,
  writePlace,
  writeSize,
  writeTint,
} from './batch.ts';
import { readGround } from './heightMap.ts';
import type { Kit, Moment } from './Kit.ts';
import { LIFT } from './shaders.ts';
import { dressEntity, dressLook } from './wardrobe.ts';

/** What is remembered about the things of a scene from picture to picture. */
export interface Figures {
  readonly byKey: Map<number, Figure>;
  /** As the last scene listed them: in the next one most have the same place, and need not be looked up. */
  readonly listed: Figure[];
  /** The farthest first; nearly in order from one picture to the next. */
  readonly order: Figure[];
  /** Of those that are seen the ones that have more than a body: marks, tags or streams. */
  readonly adorned: Figure[];
  /** For sharp pixels and for everything else. */
  readonly batches: readonly [smooth: Batch, pixelArt: Batch];
  picture: number;
}

export interface Figure {
  readonly key: number;
  entity: SceneEntity;
  /** 1 looks right, -1 left: kept while it looks straight at the eye or away. */
  side: 1 | -1;
  flashLeft: number;
  /** Particles its streams still owe, by effect. */
  owed: Map<string, number> | null;
  /** The picture it was last part of. */
  picture: number;
  isSeen: boolean;
  /** Drawn as seen from above, with some thickness; otherwise it stands. */
  isLying: boolean;
  /** How far along the view. */
  depth: number;
  ground: number;
  /** Where its feet are. */
  footY: number;
}

export const FLASH_SECONDS = 0.16;
const SIDE_THRESHOLD = 0.05;
const WHITE = 0xffffff;
/** What lies deeper than this in the order of things lies on the ground, and what stands does not. */
const GROUND_DEPTH = -5;
/** Feet are a little above the lower edge of a picture. */
const FOOT = 0.44;
const MARGIN_BELOW = 0.06;
const THICKNESS = 0.2;
const THICKNESS_MAX = 0.5;
/** In side view things stand in the middle of blocks. */
const SIDE_VIEW_HEIGHT = 0.5;
const HAND_HEIGHT = 0.42;
/** How wide the ground is that it stands on, in times of its own width. */
const STANDING_FOOTING = 0.62;
const LYING_FOOTING = 0.9;
/** The soft shadow reaches a little beyond its feet. */
const SHADOW_SIZE = 1.15;

export function createFigures(batches: readonly [Batch, Batch]): Figures {
  return { byKey: new Map(), listed: [], order: [], adorned: [], batches, picture: 0 };
}

export function flashFigure({ byKey }: Figures, key: number): void {
  const figure = byKey.get(key);
  if (figure) figure.flashLeft = FLASH_SECONDS;
}

/** How wide the ground is that it stands or lies on, in tiles. */
export function findFooting({ entity: { look, scale }, isLying }: Figure): number {
  return Math.min(look.width, look.height) * scale * (isLying ? LYING_FOOTING : STANDING_FOOTING);
}

export function drawFigures(kit: Kit, figures: Figures, list: readonly SceneEntity[], moment: Moment): void {
  const { listed, adorned } = figures;
  figures.picture += 1;
  for (let index = 0; index < list.length; index++)
    placeFigure(kit, recallFigure(figures, list[index]!, index), moment);
  listed.length = list.length;
  sortFigures(figures);
  for (const batch of figures.batches) clearBatch(batch);
  adorned.length = 0;
  for (const figure of figures.order) {
    if (!figure.isSeen) continue;
    drawFigure(kit, figures, figure, moment);
    if (isAdorned(figure.entity)) adorned.push(figure);
  }
  for (const batch of figures.batches) flushBatch(batch);
}

function isAdorned({ ring, team, label, bars, speech, emote, streams }: SceneEntity): boolean {
  const isPlain = ring === null && team === null && label === null && speech === null && emote === null;
  return !isPlain || bars.length > 0 || streams.length > 0;
}

function recallFigure(figures: Figures, entity: SceneEntity, index: number): Figure {
  const { listed, byKey, picture } = figures;
  let figure = listed[index];
  if (figure?.key !== entity.key) figure = byKey.get(entity.key) ?? addFigure(figures, entity);
  listed[index] = figure;
  figure.entity = entity;
  figure.picture = picture;
  return figure;
}

function placeFigure(kit: Kit, figure: Figure, moment: Moment): void {
  const { entity } = figure;
  const { look, scale, x, y } = entity;
  const isTurned = kit.isSideView || look.turns === 'with-body';
  if (figure.flashLeft > 0) figure.flashLeft = Math.max(0, figure.flashLeft - moment.seconds);
  const footY = isTurned ? y : y + (look.offset.y + look.height * FOOT) * scale;
  const dx = x - moment.middleX;
  const dy = footY - moment.middleY;
  const reach = moment.sight + Math.max(look.width, look.height) * scale;
  figure.isSeen = entity.key !== moment.hidden && dx * dx + dy * dy < reach * reach;
  if (!figure.isSeen) return;
  figure.footY = footY;
  figure.isLying = isTurned || look.depth <= GROUND_DEPTH;
  figure.ground = kit.isSideView ? SIDE_VIEW_HEIGHT : readGround(kit.heights, x, footY);
  const { forward } = moment.eye;
  figure.depth = kit.isSideView
    ? -look.depth * 1e4 - entity.key * 1e-6
    : dx * forward[0] + dy * forward[2] - (figure.isLying ? look.depth * 1e-3 - 2 : 0);
}

function addFigure(figures: Figures, entity: SceneEntity): Figure {
  const figure: Figure = {
    key: entity.key,
    entity,
    side: 1,
    flashLeft: 0,
    owed: null,
    picture: 0,
    isSeen: false,
    isLying: false,
    depth: 0,
    ground: 0,
    footY: 0,
  };
  figures.byKey.set(entity.key, figure);
  figures.order.push(figure);
  return figure;
}

/** By insertion: hardly anything changes its place between two pictures. Who is gone is dropped on the way. */
function sortFigures(figures: Figures): void {
  const { order, picture, byKey } = figures;
  let kept = 0;
  for (const figure of order) {
    if (figure.picture !== picture) {
      byKey.delete(figure.key);
      continue;
    }
    let place = kept;
    while (place > 0 && order[place - 1]!.depth < figure.depth) {
      order[place] = order[place - 1]!;
      place -= 1;
    }
    order[place] = figure;
    kept += 1;
  }
  order.length = kept;
}

function drawFigure(kit: Kit, figures: Figures, figure: Figure, moment: Moment): void {
  const { entity, isLying } = figure;
  const { look, held } = entity;
  const frame = dressEntity(kit.wardrobe, entity, moment.time) ?? kit.wardrobe.nothing;
  const facing = Math.cos(entity.rotation - moment.yaw);
  if (Math.abs(facing) > SIDE_THRESHOLD) figure.side = facing < 0 ? -1 : 1;
  const isBehind = !isLying && held !== null && Math.sin(entity.rotation - moment.yaw) < -0.6;
  if (held && isBehind) drawHeld(kit, figures, figure, moment);
  const flip = look.turns === 'left-right' ? figure.side : 1;
  if (isLying) writeLying(kit, figures, figure, frame, flip);
  else writeStanding(figures, figure, frame, flip);
  if (held && !isBehind) drawHeld(kit, figures, figure, moment);
}

function pickBatch({ batches }: Figures, frame: Frame): Batch {
  return frame.atlas.isPixelArt ? batches[1] : batches[0];
}

function writeColor(batch: Batch, at: number, figure: Figure): void {
  const { tint, opacity } = figure.entity;
  writeTint(batch, at, tint === null ? WHITE : parseColor(tint), opacity);
}

/** Whoever stands on the ground has a soft shadow around the feet. */
function findShadow(figure: Figure): number {
  return figure.entity.hasShadow === true ? findFooting(figure) * SHADOW_SIZE : 0;
}

function writeStanding(figures: Figures, figure: Figure, frame: Frame, flip: number): void {
  const { look, scale, x } = figure.entity;
  const batch = pickBatch(figures, frame);
  const at = nextPlace(batch);
  const height = look.height * scale;
  const rim = (height * (frame.growY - 1)) / 2;
  writePlace(batch, at, x, figure.ground, figure.footY, STANDING);
  writeSize(batch, at, look.width * scale * frame.growX, height * frame.growY, 0, 0);
  writeFrame(batch, at, frame, flip);
  writeColor(batch, at, figure);
  writeMore(
    batch,
    at,
    figure.flashLeft / FLASH_SECONDS,
    -findShadow(figure),
    look.offset.x * scale * flip,
    -height * MARGIN_BELOW - rim,
  );
}

function writeLying(kit: Kit, figures: Figures, figure: Figure, frame: Frame, flip: number): void {
  const { look, scale, x, y, rotation } = figure.entity;
  const batch = pickBatch(figures, frame);
  const at = nextPlace(batch);
  const isFlat = kit.isSideView || look.turns !== 'with-body';
  const thickness = isFlat
    ? 0
    : Math.min(THICKNESS_MAX, Math.min(look.width, look.height) * scale * THICKNESS);
  const turn = look.turns === 'with-body' ? rotation : 0;
  writePlace(batch, at, x, figure.ground + LIFT, y, LYING);
  writeSize(batch, at, look.width * scale * frame.growX, look.height * scale * frame.growY, thickness, turn);
  writeFrame(batch, at, frame, flip);
  writeColor(batch, at, figure);
  writeMore(
    batch,
    at,
    figure.flashLeft / FLASH_SECONDS,
    -findShadow(figure),
    look.offset.x * scale * flip,
    look.offset.y * scale,
  );
}

/** What is in the hand points where its holder looks, never upside down. */
function drawHeld(kit: Kit, figures: Figures, figure: Figure, moment: Moment): void {
  const { entity } = figure;
  const { look, x, y } = entity.held!;
  const frame = dressLook(kit.wardrobe, look, null, moment.time);
  if (!frame) return;
  const batch = pickBatch(figures, frame);
  const at = nextPlace(batch);
  const { scale, rotation } = entity;
  const [right, down] = [Math.cos(rotation), Math.sin(rotation)];
  const [width, height] = [look.width * scale * frame.growX, look.height * scale * frame.growY];
  writeFrame(batch, at, frame, 1);
  writeColor(batch, at, figure);
  if (figure.isLying) {
    const body = Math.min(entity.look.width, entity.look.height) * scale * THICKNESS;
    const thickness = Math.min(THICKNESS_MAX, Math.min(look.width, look.height) * scale * THICKNESS);
    const lift = kit.isSideView ? LIFT * 1.5 : LIFT + Math.min(THICKNESS_MAX, body) + 0.02;
    const mirror = kit.isSideView && entity.look.turns !== 'with-body' ? figure.side : 1;
    const across = y * mirror;
    const placeX = entity.x + (x * right - across * down) * scale;
    const placeY = entity.y + (x * down + across * right) * scale;
    writePlace(batch, at, placeX, figure.ground + lift, placeY, LYING);
    writeSize(
      batch,
      at,
      width,
      height * mirror,
      kit.isSideView ? 0 : thickness,
      look.turns === 'never' ? 0 : rotation,
    );
    writeMore(batch, at, 0, 0, 0, 0);
    return;
  }
  const seen = rotation - moment.yaw;
  const hand = entity.look.height * scale * HAND_HEIGHT;
  const [reachX, reachY] = [Math.cos(seen), Math.sin(seen)];
  const { forward } = moment.eye;
  const near = reachY < -0.6 ? 0.03 : -0.03;
  writePlace(
    batch,
    at,
    entity.x + forward[0] * near,
    figure.ground,
    figure.footY + forward[2] * near,
    STANDING,
  );
  const turn = look.turns === 'never' ? 0 : figure.side > 0 ? -seen : Math.PI - seen;
  // Turned about its middle, which is half its height above its lower edge.
  writeSize(batch, at, width, height, height / 2, turn);
  if (look.turns !== 'never' && figure.side < 0) writeFrame(batch, at, frame, -1);
  writeMore(
    batch,
    at,
    0,
    0,
    (x * reachX - y * reachY * figure.side) * scale,
    hand - x * reachY * scale * 0.5 - height / 2,
  );
}
