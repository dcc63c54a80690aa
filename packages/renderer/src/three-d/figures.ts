import { FLASH_SECONDS, pickSide } from '../shared/entityStyle.ts';
import { parseColor } from '../shared/parseColor.ts';
import type { SceneEntity } from '../shared/Scene.ts';
import type { AtlasFrame } from './atlas.ts';
import {
  type SpriteBatch,
  clearBatch,
  flushBatch,
  ORIENTATION_LYING,
  addRectangle,
  ORIENTATION_STANDING,
  writeRectangleFrame,
  writeRectangleEffects,
  writeRectanglePosition,
  writeRectangleSize,
  writeRectangleTint,
} from './batch.ts';
import { readGroundHeight } from './heightMap.ts';
import type { RenderResources3d, FrameInfo3d } from './RenderResources3d.ts';
import { LYING_SPRITE_HEIGHT } from './shaders.ts';
import { findEntityFrame, findLookFrame } from './frameLibrary.ts';

/** The entities of a scene with their drawing state, which is kept between frames. */
export interface EntitySprites3d {
  readonly byKey: Map<number, EntitySprite3d>;
  /** In the order of the last scene. Most entities have the same index in the next scene, which avoids a lookup. */
  readonly listed: EntitySprite3d[];
  /** Sorted by depth, farthest first. The order changes little between frames. */
  readonly order: EntitySprite3d[];
  /** Visible figures that have marks on the ground, a label, bars, speech, an emote or effects. */
  readonly decorated: EntitySprite3d[];
  /** One batch for pixel art and one for all other images. */
  readonly batches: readonly [smooth: SpriteBatch, pixelArt: SpriteBatch];
  frameNumber: number;
}

export interface EntitySprite3d {
  readonly key: number;
  entity: SceneEntity;
  /** 1 faces right, -1 left. Unchanged while it faces toward or away from the camera. */
  side: 1 | -1;
  flashLeft: number;
  /** The fraction of a particle that each effect has left over from earlier frames, by effect. */
  owed: Map<string, number> | null;
  /** The number of the last frame with this entity. */
  frameNumber: number;
  isSeen: boolean;
  /** Whether the image lies flat on the ground. Otherwise it stands upright. */
  isLying: boolean;
  /** Distance along the view direction, to sort figures by. */
  depth: number;
  ground: number;
  /** The y position of the feet on the map. */
  footY: number;
}

const WHITE = 0xffffff;
/** Images of entities with this depth or a lower one lie flat on the ground. */
const GROUND_DEPTH = -5;
/** Distance from the center of an image down to the feet, relative to its height. The lower edge is at 0.5. */
const FOOT = 0.44;
const MARGIN_BELOW = 0.06;
const THICKNESS = 0.2;
const THICKNESS_MAX = 0.5;
/** In side view, entities are halfway between the front and the back of blocks. */
const SIDE_VIEW_HEIGHT = 0.5;
const HAND_HEIGHT = 0.42;
/** Width of the footprint of an entity, relative to the smaller side of its look. */
const STANDING_FOOTPRINT = 0.62;
const LYING_FOOTPRINT = 0.9;
/** Size of the soft shadow, relative to the footprint. */
const SHADOW_SIZE = 1.15;

export function createEntitySprites3d(batches: readonly [SpriteBatch, SpriteBatch]): EntitySprites3d {
  return { byKey: new Map(), listed: [], order: [], decorated: [], batches, frameNumber: 0 };
}

export function flashEntitySprite3d({ byKey }: EntitySprites3d, key: number): void {
  const figure = byKey.get(key);
  if (figure) figure.flashLeft = FLASH_SECONDS;
}

/** The width of an entity's footprint, in tiles. */
export function measureFootprint({ entity: { look, scale }, isLying }: EntitySprite3d): number {
  return Math.min(look.width, look.height) * scale * (isLying ? LYING_FOOTPRINT : STANDING_FOOTPRINT);
}

export function drawEntitySprites3d(
  kit: RenderResources3d,
  figures: EntitySprites3d,
  list: readonly SceneEntity[],
  moment: FrameInfo3d,
): void {
  const { listed, decorated } = figures;
  figures.frameNumber += 1;
  for (let index = 0; index < list.length; index++)
    placeFigure(kit, findOrAddFigure(figures, list[index]!, index), moment);
  listed.length = list.length;
  sortFigures(figures);
  for (const batch of figures.batches) clearBatch(batch);
  decorated.length = 0;
  for (const figure of figures.order) {
    if (!figure.isSeen) continue;
    drawFigure(kit, figures, figure, moment);
    if (hasDecorations(figure.entity)) decorated.push(figure);
  }
  for (const batch of figures.batches) flushBatch(batch);
}

function hasDecorations(entity: SceneEntity): boolean {
  const { ring, team, label, bars, speech, emote, streams, shield } = entity;
  const isPlain = ring === null && team === null && label === null && speech === null && emote === null;
  return !isPlain || bars.length > 0 || streams.length > 0 || shield !== undefined;
}

function findOrAddFigure(figures: EntitySprites3d, entity: SceneEntity, index: number): EntitySprite3d {
  const { listed, byKey, frameNumber } = figures;
  let figure = listed[index];
  if (figure?.key !== entity.key) figure = byKey.get(entity.key) ?? addFigure(figures, entity);
  listed[index] = figure;
  figure.entity = entity;
  figure.frameNumber = frameNumber;
  return figure;
}

function placeFigure(kit: RenderResources3d, figure: EntitySprite3d, moment: FrameInfo3d): void {
  const { entity } = figure;
  const { look, scale, x, y } = entity;
  const isTurned = kit.isSideView || look.turns === 'with-body';
  if (figure.flashLeft > 0) figure.flashLeft = Math.max(0, figure.flashLeft - moment.seconds);
  const footY = isTurned ? y : y + (look.offset.y + look.height * FOOT) * scale;
  const dx = x - moment.middleX;
  const dy = footY - moment.middleY;
  const reach = moment.viewDistance + Math.max(look.width, look.height) * scale;
  figure.isSeen = entity.key !== moment.hidden && dx * dx + dy * dy < reach * reach;
  if (!figure.isSeen) return;
  figure.footY = footY;
  figure.isLying = isTurned || look.depth <= GROUND_DEPTH;
  figure.ground = kit.isSideView ? SIDE_VIEW_HEIGHT : readGroundHeight(kit.heights, x, footY);
  const { forward } = moment.eye;
  figure.depth = kit.isSideView
    ? -look.depth * 1e4 - entity.key * 1e-6
    : dx * forward[0] + dy * forward[2] - (figure.isLying ? look.depth * 1e-3 - 2 : 0);
}

function addFigure(figures: EntitySprites3d, entity: SceneEntity): EntitySprite3d {
  const figure: EntitySprite3d = {
    key: entity.key,
    entity,
    side: 1,
    flashLeft: 0,
    owed: null,
    frameNumber: 0,
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

/** Sorts figures by depth and removes those that are gone. Insertion sort is fast here: the order hardly changes. */
function sortFigures(figures: EntitySprites3d): void {
  const { order, frameNumber, byKey } = figures;
  let keptCount = 0;
  for (const figure of order) {
    if (figure.frameNumber !== frameNumber) {
      byKey.delete(figure.key);
      continue;
    }
    let place = keptCount;
    while (place > 0 && order[place - 1]!.depth < figure.depth) {
      order[place] = order[place - 1]!;
      place -= 1;
    }
    order[place] = figure;
    keptCount += 1;
  }
  order.length = keptCount;
}

function drawFigure(
  kit: RenderResources3d,
  figures: EntitySprites3d,
  figure: EntitySprite3d,
  moment: FrameInfo3d,
): void {
  const { entity, isLying } = figure;
  const { look, held } = entity;
  const frame = findEntityFrame(kit.frameLibrary, entity, moment.time) ?? kit.frameLibrary.nothing;
  figure.side = pickSide(Math.cos(entity.rotation - moment.yaw), figure.side);
  const isBehind = !isLying && held !== null && Math.sin(entity.rotation - moment.yaw) < -0.6;
  if (held && isBehind) drawHeld(kit, figures, figure, moment);
  const flip = look.turns === 'left-right' ? figure.side : 1;
  if (isLying) writeLying(kit, figures, figure, frame, flip);
  else writeStanding(figures, figure, frame, flip);
  if (held && !isBehind) drawHeld(kit, figures, figure, moment);
}

function pickBatch({ batches }: EntitySprites3d, frame: AtlasFrame): SpriteBatch {
  return frame.atlas.isPixelArt ? batches[1] : batches[0];
}

function writeColor(batch: SpriteBatch, at: number, figure: EntitySprite3d): void {
  const { tint, opacity } = figure.entity;
  writeRectangleTint(batch, at, tint === null ? WHITE : parseColor(tint), opacity);
}

/** The width of the soft shadow around the feet, or 0. */
function findShadow(figure: EntitySprite3d): number {
  return figure.entity.hasShadow === true ? measureFootprint(figure) * SHADOW_SIZE : 0;
}

function writeStanding(
  figures: EntitySprites3d,
  figure: EntitySprite3d,
  frame: AtlasFrame,
  flip: number,
): void {
  const { look, scale, x, squash = 0 } = figure.entity;
  const batch = pickBatch(figures, frame);
  const at = addRectangle(batch);
  const width = look.width * scale * (1 + squash);
  const height = look.height * scale * (1 - squash);
  const rim = (height * (frame.growY - 1)) / 2;
  writeRectanglePosition(batch, at, x, figure.ground, figure.footY, ORIENTATION_STANDING);
  writeRectangleSize(batch, at, width * frame.growX, height * frame.growY, 0, 0);
  writeRectangleFrame(batch, at, frame, flip);
  writeColor(batch, at, figure);
  writeRectangleEffects(
    batch,
    at,
    figure.flashLeft / FLASH_SECONDS,
    -findShadow(figure),
    look.offset.x * scale * flip,
    -height * MARGIN_BELOW - rim,
  );
}

function writeLying(
  kit: RenderResources3d,
  figures: EntitySprites3d,
  figure: EntitySprite3d,
  frame: AtlasFrame,
  flip: number,
): void {
  const { look, scale, x, y, rotation, squash = 0 } = figure.entity;
  const batch = pickBatch(figures, frame);
  const at = addRectangle(batch);
  const isFlat = kit.isSideView || look.turns !== 'with-body';
  const thickness = isFlat
    ? 0
    : Math.min(THICKNESS_MAX, Math.min(look.width, look.height) * scale * THICKNESS);
  const turn = look.turns === 'with-body' ? rotation : 0;
  writeRectanglePosition(batch, at, x, figure.ground + LYING_SPRITE_HEIGHT, y, ORIENTATION_LYING);
  writeRectangleSize(
    batch,
    at,
    look.width * scale * (1 + squash) * frame.growX,
    look.height * scale * (1 - squash) * frame.growY,
    thickness,
    turn,
  );
  writeRectangleFrame(batch, at, frame, flip);
  writeColor(batch, at, figure);
  writeRectangleEffects(
    batch,
    at,
    figure.flashLeft / FLASH_SECONDS,
    -findShadow(figure),
    look.offset.x * scale * flip,
    look.offset.y * scale,
  );
}

/** Draws the held item. It points where its holder faces, but is never upside down. */
function drawHeld(
  kit: RenderResources3d,
  figures: EntitySprites3d,
  figure: EntitySprite3d,
  moment: FrameInfo3d,
): void {
  const { entity } = figure;
  const { look, x, y } = entity.held!;
  const frame = findLookFrame(kit.frameLibrary, look, null, moment.time);
  if (!frame) return;
  const batch = pickBatch(figures, frame);
  const at = addRectangle(batch);
  const { scale, rotation } = entity;
  const [width, height] = [look.width * scale * frame.growX, look.height * scale * frame.growY];
  writeRectangleFrame(batch, at, frame, 1);
  writeColor(batch, at, figure);
  if (figure.isLying) return placeLyingItem(kit, figure, batch, at, width, height);
  const seen = rotation - moment.yaw;
  const hand = entity.look.height * scale * HAND_HEIGHT;
  const [reachX, reachY] = [Math.cos(seen), Math.sin(seen)];
  const { forward } = moment.eye;
  const near = reachY < -0.6 ? 0.03 : -0.03;
  writeRectanglePosition(
    batch,
    at,
    entity.x + forward[0] * near,
    figure.ground,
    figure.footY + forward[2] * near,
    ORIENTATION_STANDING,
  );
  const turn = look.turns === 'never' ? 0 : figure.side > 0 ? -seen : Math.PI - seen;
  // Rotates the item around its center, which is half its height above its lower edge.
  writeRectangleSize(batch, at, width, height, height / 2, turn);
  if (look.turns !== 'never' && figure.side < 0) writeRectangleFrame(batch, at, frame, -1);
  writeRectangleEffects(
    batch,
    at,
    0,
    0,
    (x * reachX - y * reachY * figure.side) * scale,
    hand - x * reachY * scale * 0.5 - height / 2,
  );
}

/** Places a held item flat beside its holder, who is drawn lying on the ground. */
function placeLyingItem(
  kit: RenderResources3d,
  { entity, side, ground }: EntitySprite3d,
  batch: SpriteBatch,
  at: number,
  width: number,
  height: number,
): void {
  const { scale, rotation } = entity;
  const { look, x, y } = entity.held!;
  const [right, down] = [Math.cos(rotation), Math.sin(rotation)];
  const body = Math.min(entity.look.width, entity.look.height) * scale * THICKNESS;
  const thickness = Math.min(THICKNESS_MAX, Math.min(look.width, look.height) * scale * THICKNESS);
  const lift = kit.isSideView
    ? LYING_SPRITE_HEIGHT * 1.5
    : LYING_SPRITE_HEIGHT + Math.min(THICKNESS_MAX, body) + 0.02;
  const mirror = kit.isSideView && entity.look.turns !== 'with-body' ? side : 1;
  const across = y * mirror;
  const placeX = entity.x + (x * right - across * down) * scale;
  const placeY = entity.y + (x * down + across * right) * scale;
  writeRectanglePosition(batch, at, placeX, ground + lift, placeY, ORIENTATION_LYING);
  writeRectangleSize(
    batch,
    at,
    width,
    height * mirror,
    kit.isSideView ? 0 : thickness,
    look.turns === 'never' ? 0 : rotation,
  );
  writeRectangleEffects(batch, at, 0, 0, 0, 0);
}
