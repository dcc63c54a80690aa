import { Container, Sprite } from 'pixi.js';
import { parseColor } from '../shared/parseColor.ts';
import type { SceneEntity } from '../shared/Scene.ts';
import { readVisibleArea, toScreen, type Viewport, type VisibleArea } from '../shared/viewport.ts';
import type { SceneCamera } from '../shared/Scene.ts';
import { createDressed, dress, type Dressed, undress } from './dress.ts';
import { createFooting, drawFooting, type Footing } from './footing.ts';
import type { Kit, Moment } from './Kit.ts';
import { createOverlay, destroyOverlay, drawOverlay, type Overlay } from './overlays.ts';

/** Everything that is drawn for the entities of a scene, kept from picture to picture by their keys. */
export interface Entities {
  readonly root: Container;
  readonly overlays: Container;
  readonly drawings: Map<number, EntityDrawing>;
  picture: number;
}

export interface EntityDrawing {
  readonly key: number;
  readonly root: Container;
  readonly footing: Footing;
  readonly body: Dressed;
  held: Dressed | null;
  flash: Sprite | null;
  flashLeft: number;
  readonly overlay: Overlay;
  /** Particles its streams still owe, by effect. */
  readonly owed: Map<string, number>;
  /** 1 looks right, -1 left: kept while it looks straight up or down. */
  side: 1 | -1;
  /** The picture it was last part of. */
  picture: number;
  depth: number;
  foot: number;
}

const FLASH_SECONDS = 0.16;
/** Things are drawn so many tiles beyond the rim too: names and shadows reach farther than bodies. */
const MARGIN = 2;
/** Looking straight up or down is looking neither left nor right. */
const SIDE_THRESHOLD = 0.05;
const WHITE = 0xffffff;

export function createEntities(): Entities {
  return {
    root: new Container({ sortableChildren: true }),
    overlays: new Container(),
    drawings: new Map(),
    picture: 0,
  };
}

export function drawEntities(
  kit: Kit,
  entities: Entities,
  list: readonly SceneEntity[],
  view: { readonly camera: SceneCamera; readonly viewport: Viewport },
  moment: Moment,
): void {
  entities.picture += 1;
  const area = readVisibleArea(view.camera, view.viewport);
  for (const entity of list) {
    const drawing = entities.drawings.get(entity.key) ?? addDrawing(entities, entity.key);
    drawing.picture = entities.picture;
    const isSeen = isInArea(entity, area);
    drawing.root.visible = drawing.overlay.root.visible = isSeen;
    drawing.flashLeft = Math.max(0, drawing.flashLeft - moment.seconds);
    if (!isSeen) continue;
    drawBody(kit, drawing, entity, moment);
    drawOverlay(kit, drawing.overlay, entity, findPlace(entity, view), moment);
  }
  for (const drawing of entities.drawings.values()) {
    if (drawing.picture !== entities.picture) removeDrawing(kit, entities, drawing);
  }
  sortDrawings(kit, entities);
}

/** It was hurt: for a moment it is white. */
export function flashEntity(entities: Entities, key: number): void {
  const drawing = entities.drawings.get(key);
  if (drawing) drawing.flashLeft = FLASH_SECONDS;
}

export function destroyEntities(kit: Kit, entities: Entities): void {
  for (const drawing of entities.drawings.values()) removeDrawing(kit, entities, drawing);
  entities.root.destroy({ children: true });
  entities.overlays.destroy({ children: true });
}

function addDrawing(entities: Entities, key: number): EntityDrawing {
  const root = new Container();
  const body = createDressed();
  const footing = createFooting(root);
  root.addChild(body.sprite);
  entities.root.addChild(root);
  const drawing: EntityDrawing = {
    key,
    root,
    footing,
    body,
    held: null,
    flash: null,
    flashLeft: 0,
    overlay: createOverlay(entities.overlays),
    owed: new Map(),
    side: 1,
    picture: 0,
    depth: 0,
    foot: 0,
  };
  entities.drawings.set(key, drawing);
  return drawing;
}

function removeDrawing(kit: Kit, entities: Entities, drawing: EntityDrawing): void {
  undress(kit, drawing.body);
  if (drawing.held) undress(kit, drawing.held);
  destroyOverlay(kit, drawing.overlay);
  drawing.root.destroy({ children: true });
  entities.drawings.delete(drawing.key);
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

function drawBody(kit: Kit, drawing: EntityDrawing, entity: SceneEntity, moment: Moment): void {
  const { look, scale } = entity;
  const facing = Math.cos(entity.rotation);
  if (Math.abs(facing) > SIDE_THRESHOLD) drawing.side = facing < 0 ? -1 : 1;
  drawing.root.position.set(entity.x, entity.y);
  drawing.root.alpha = entity.opacity;
  drawing.depth = look.depth;
  drawing.foot = entity.y + (look.turns === 'with-body' ? 0 : (look.offset.y + look.height / 2) * scale);
  dress(kit, drawing.body, look, entity.animation, scale, moment, entity.skin ?? null);
  const { sprite } = drawing.body;
  turn(sprite, look.turns, look.offset, entity.rotation, drawing.side, scale);
  sprite.tint = entity.tint === null ? WHITE : parseColor(entity.tint);
  drawFooting(kit, drawing.footing, entity, moment);
  drawHeld(kit, drawing, entity, moment);
  drawFlash(drawing);
}

/** Places and turns a sprite the way its look wants it. */
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

/** The thing in the hand points where its holder looks, never upside down, and is behind who looks away. */
function drawHeld(kit: Kit, drawing: EntityDrawing, entity: SceneEntity, moment: Moment): void {
  if (!entity.held) {
    if (drawing.held) undress(kit, drawing.held);
    drawing.held = null;
    return;
  }
  const { look, x, y } = entity.held;
  if (!drawing.held) {
    drawing.held = createDressed();
    drawing.root.addChild(drawing.held.sprite);
  }
  const { sprite } = drawing.held;
  dress(kit, drawing.held, look, null, entity.scale, moment);
  const [right, down] = [Math.cos(entity.rotation), Math.sin(entity.rotation)];
  const isUpright = entity.look.turns !== 'with-body';
  const mirror = isUpright ? drawing.side : 1;
  const across = y * mirror;
  sprite.position.set((x * right - across * down) * entity.scale, (x * down + across * right) * entity.scale);
  if (isUpright) sprite.y += (entity.look.offset.y / 2) * entity.scale;
  sprite.rotation = look.turns === 'never' ? 0 : entity.rotation;
  if (look.turns !== 'never') sprite.scale.y *= mirror;
  sprite.tint = drawing.body.sprite.tint;
  const isBehind = isUpright && down < -0.6;
  const place = drawing.root.getChildIndex(drawing.body.sprite);
  if (drawing.root.getChildIndex(sprite) > place === isBehind) drawing.root.setChildIndex(sprite, place);
}

function drawFlash(drawing: EntityDrawing): void {
  if (drawing.flashLeft <= 0) {
    drawing.flash?.destroy();
    drawing.flash = null;
    return;
  }
  const { sprite } = drawing.body;
  if (!drawing.flash) {
    drawing.flash = new Sprite({ anchor: 0.5, blendMode: 'add' });
    drawing.root.addChild(drawing.flash);
  }
  const { flash } = drawing;
  flash.visible = sprite.visible;
  flash.texture = sprite.texture;
  flash.position.copyFrom(sprite.position);
  flash.scale.copyFrom(sprite.scale);
  flash.rotation = sprite.rotation;
  flash.alpha = drawing.flashLeft / FLASH_SECONDS;
}

function findPlace(
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

/** Higher depth over lower; seen from above, what stands farther south is in front; then by key, so none flickers. */
function sortDrawings(kit: Kit, entities: Entities): void {
  const isTopDown = kit.game.settings.worldKind === 'top-down';
  const sorted = [...entities.drawings.values()]
    .filter(({ root }) => root.visible)
    .toSorted((a, b) => a.depth - b.depth || (isTopDown ? a.foot - b.foot : 0) || a.key - b.key);
  for (const [rank, { root }] of sorted.entries()) root.zIndex = rank;
}
