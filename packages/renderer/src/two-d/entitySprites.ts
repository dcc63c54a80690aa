import { Container, Sprite } from 'pixi.js';
import { FLASH_SECONDS, pickSide } from '../shared/entityStyle.ts';
import { parseColor } from '../shared/parseColor.ts';
import type { SceneEntity } from '../shared/Scene.ts';
import { readVisibleArea, toScreen, type Viewport, type VisibleArea } from '../shared/viewport.ts';
import type { SceneCamera } from '../shared/Scene.ts';
import { createLookSprite, applyLook, type LookSprite, destroyLookSprite } from './applyLook.ts';
import { createGroundMarks, drawEntityGroundMarks, type GroundMarks } from './groundMarks.ts';
import type { RenderResources2d, FrameInfo2d } from './RenderResources2d.ts';
import { createOverlay2d, destroyOverlay2d, drawOverlay2d, type Overlay2d } from './overlays.ts';

/** The display objects of all entities, kept between frames by key. */
export interface EntitySprites {
  readonly root: Container;
  readonly overlays: Container;
  readonly sprites: Map<number, EntitySprite>;
  frameNumber: number;
}

interface EntitySprite {
  readonly key: number;
  readonly root: Container;
  readonly groundMarks: GroundMarks;
  readonly body: LookSprite;
  held: LookSprite | null;
  flash: Sprite | null;
  flashLeft: number;
  readonly overlay: Overlay2d;
  /** The fraction of a particle that each effect has left over from earlier frames, by effect. */
  readonly owed: Map<string, number>;
  /** 1 faces right, -1 left. Unchanged while it faces straight up or down. */
  side: 1 | -1;
  /** The number of the last frame with this entity. */
  frameNumber: number;
  depth: number;
  foot: number;
}

/** Entities are also drawn this many tiles outside the view, because names and shadows extend beyond bodies. */
const MARGIN = 2;
const WHITE = 0xffffff;

export function createEntitySprites(): EntitySprites {
  return {
    root: new Container({ sortableChildren: true }),
    overlays: new Container(),
    sprites: new Map(),
    frameNumber: 0,
  };
}

export function drawEntitySprites(
  kit: RenderResources2d,
  entities: EntitySprites,
  list: readonly SceneEntity[],
  view: { readonly camera: SceneCamera; readonly viewport: Viewport },
  moment: FrameInfo2d,
): void {
  entities.frameNumber += 1;
  const area = readVisibleArea(view.camera, view.viewport);
  for (const entity of list) {
    const entitySprite = entities.sprites.get(entity.key) ?? addEntitySprite(entities, entity.key);
    entitySprite.frameNumber = entities.frameNumber;
    const isSeen = isInArea(entity, area);
    entitySprite.root.visible = entitySprite.overlay.root.visible = isSeen;
    entitySprite.flashLeft = Math.max(0, entitySprite.flashLeft - moment.seconds);
    if (!isSeen) continue;
    drawBody(kit, entitySprite, entity, moment);
    drawOverlay2d(kit, entitySprite.overlay, entity, findDrawPosition(entity, view), moment);
  }
  for (const entitySprite of entities.sprites.values()) {
    if (entitySprite.frameNumber !== entities.frameNumber) removeEntitySprite(kit, entities, entitySprite);
  }
  sortEntitySprites(kit, entities);
}

/** Makes an entity flash white for a moment, as when it is hurt. */
export function flashEntitySprite(entities: EntitySprites, key: number): void {
  const entitySprite = entities.sprites.get(key);
  if (entitySprite) entitySprite.flashLeft = FLASH_SECONDS;
}

export function destroyEntitySprites(kit: RenderResources2d, entities: EntitySprites): void {
  for (const entitySprite of entities.sprites.values()) removeEntitySprite(kit, entities, entitySprite);
  entities.root.destroy({ children: true });
  entities.overlays.destroy({ children: true });
}

function addEntitySprite(entities: EntitySprites, key: number): EntitySprite {
  const root = new Container();
  const body = createLookSprite();
  const groundMarks = createGroundMarks(root);
  root.addChild(body.sprite);
  entities.root.addChild(root);
  const entitySprite: EntitySprite = {
    key,
    root,
    groundMarks,
    body,
    held: null,
    flash: null,
    flashLeft: 0,
    overlay: createOverlay2d(entities.overlays),
    owed: new Map(),
    side: 1,
    frameNumber: 0,
    depth: 0,
    foot: 0,
  };
  entities.sprites.set(key, entitySprite);
  return entitySprite;
}

function removeEntitySprite(
  kit: RenderResources2d,
  entities: EntitySprites,
  entitySprite: EntitySprite,
): void {
  destroyLookSprite(kit, entitySprite.body);
  if (entitySprite.held) destroyLookSprite(kit, entitySprite.held);
  destroyOverlay2d(kit, entitySprite.overlay);
  entitySprite.root.destroy({ children: true });
  entities.sprites.delete(entitySprite.key);
}

function isInArea(entity: SceneEntity, area: VisibleArea): boolean {
  const { look, scale } = entity;
  const reach =
    (Math.max(look.width, look.height) / 2 + Math.abs(look.offset.x) + Math.abs(look.offset.y)) * scale +
    MARGIN;
  return (
    entity.x + reach > area.left &&
    entity.x - reach < area.right &&
    entity.y + reach > area.top &&
    entity.y - reach < area.bottom
  );
}

function drawBody(
  kit: RenderResources2d,
  entitySprite: EntitySprite,
  entity: SceneEntity,
  moment: FrameInfo2d,
): void {
  const { look, scale } = entity;
  entitySprite.side = pickSide(Math.cos(entity.rotation), entitySprite.side);
  entitySprite.root.position.set(entity.x, entity.y);
  entitySprite.root.alpha = entity.opacity;
  entitySprite.depth = look.depth;
  entitySprite.foot = entity.y + (look.turns === 'with-body' ? 0 : (look.offset.y + look.height / 2) * scale);
  applyLook(kit, entitySprite.body, look, entity.animation, scale, moment, entity.skin ?? null);
  const { sprite } = entitySprite.body;
  turn(sprite, look.turns, look.offset, entity.rotation, entitySprite.side, scale);
  if (entity.squash !== undefined && entity.squash !== 0) squashSprite(sprite, entity, entity.squash);
  sprite.tint = entity.tint === null ? WHITE : parseColor(entity.tint);
  drawEntityGroundMarks(kit, entitySprite.groundMarks, entity, moment);
  drawHeld(kit, entitySprite, entity, moment);
  drawFlash(entitySprite);
}

/** Positions, rotates and mirrors a sprite as its look defines. */
function turn(
  sprite: Sprite,
  turns: 'with-body' | 'left-right' | 'never',
  offset: { readonly x: number; readonly y: number },
  rotation: number,
  side: 1 | -1,
  scale: number,
): void {
  if (turns === 'with-body') {
    const [right, down] = [Math.cos(rotation), Math.sin(rotation)];
    sprite.rotation = rotation;
    sprite.position.set(
      (offset.x * right - offset.y * down) * scale,
      (offset.x * down + offset.y * right) * scale,
    );
    return;
  }
  const flip = turns === 'left-right' ? side : 1;
  sprite.rotation = 0;
  sprite.scale.x *= flip;
  sprite.position.set(offset.x * scale * flip, offset.y * scale);
}

/** Makes a sprite wider and lower. The feet of an upright figure stay where they are. */
function squashSprite(sprite: Sprite, { look, scale }: SceneEntity, squash: number): void {
  sprite.scale.x *= 1 + squash;
  sprite.scale.y *= 1 - squash;
  if (look.turns !== 'with-body') sprite.y += (look.height * scale * squash) / 2;
}

/** Draws the held item. It points where its holder faces, is never upside down, and is behind a holder facing away. */
function drawHeld(
  kit: RenderResources2d,
  entitySprite: EntitySprite,
  entity: SceneEntity,
  moment: FrameInfo2d,
): void {
  if (!entity.held) {
    if (entitySprite.held) destroyLookSprite(kit, entitySprite.held);
    entitySprite.held = null;
    return;
  }
  const { look, x, y } = entity.held;
  if (!entitySprite.held) {
    entitySprite.held = createLookSprite();
    entitySprite.root.addChild(entitySprite.held.sprite);
  }
  const { sprite } = entitySprite.held;
  applyLook(kit, entitySprite.held, look, null, entity.scale, moment);
  const [right, down] = [Math.cos(entity.rotation), Math.sin(entity.rotation)];
  const isUpright = entity.look.turns !== 'with-body';
  const mirror = isUpright ? entitySprite.side : 1;
  const across = y * mirror;
  sprite.position.set((x * right - across * down) * entity.scale, (x * down + across * right) * entity.scale);
  if (isUpright) sprite.y += (entity.look.offset.y / 2) * entity.scale;
  sprite.rotation = look.turns === 'never' ? 0 : entity.rotation;
  if (look.turns !== 'never') sprite.scale.y *= mirror;
  sprite.tint = entitySprite.body.sprite.tint;
  const isBehind = isUpright && down < -0.6;
  const place = entitySprite.root.getChildIndex(entitySprite.body.sprite);
  if (entitySprite.root.getChildIndex(sprite) > place === isBehind)
    entitySprite.root.setChildIndex(sprite, place);
}

function drawFlash(entitySprite: EntitySprite): void {
  if (entitySprite.flashLeft <= 0) {
    entitySprite.flash?.destroy();
    entitySprite.flash = null;
    return;
  }
  const { sprite } = entitySprite.body;
  if (!entitySprite.flash) {
    entitySprite.flash = new Sprite({ anchor: 0.5, blendMode: 'add' });
    entitySprite.root.addChild(entitySprite.flash);
  }
  const { flash } = entitySprite;
  flash.visible = sprite.visible;
  flash.texture = sprite.texture;
  flash.position.copyFrom(sprite.position);
  flash.scale.copyFrom(sprite.scale);
  flash.rotation = sprite.rotation;
  flash.alpha = entitySprite.flashLeft / FLASH_SECONDS;
}

function findDrawPosition(
  entity: SceneEntity,
  { camera, viewport }: { readonly camera: SceneCamera; readonly viewport: Viewport },
) {
  const { look, scale } = entity;
  const middle = entity.y + look.offset.y * scale;
  const half = (look.height / 2) * scale;
  const top = toScreen(camera, viewport, { x: entity.x, y: middle - half });
  const bottom = toScreen(camera, viewport, { x: entity.x, y: middle + half });
  return { x: top.x, top: top.y, bottom: bottom.y };
}

/** Sorts by depth, then in top-down view by the feet (lower ones in front), then by key to avoid flickering. */
function sortEntitySprites(kit: RenderResources2d, entities: EntitySprites): void {
  const isTopDown = kit.game.settings.worldKind === 'top-down';
  const sorted = [...entities.sprites.values()]
    .filter(({ root }) => root.visible)
    .toSorted((a, b) => a.depth - b.depth || (isTopDown ? a.foot - b.foot : 0) || a.key - b.key);
  for (const [rank, { root }] of sorted.entries()) root.zIndex = rank;
}
