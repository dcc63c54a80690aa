import { Sprite } from 'pixi.js';
import type { Look } from '@playloom/game-format';
import { pickFrame } from '../shared/pickFrame.ts';
import type { Kit, Moment } from './Kit.ts';
import { type Frame, readFrame, readSkin } from './pictures.ts';
import { findDensity, type ShapeUse, useShape } from './shapes.ts';
import { releaseTexture } from './textureCache.ts';

/** A sprite that shows a look: a picture, a frame of an animation, or a plain shape. */
export interface Dressed {
  readonly sprite: Sprite;
  shape: ShapeUse | null;
}

export function createDressed(): Dressed {
  return { sprite: new Sprite({ anchor: 0.5 }), shape: null };
}

/** Gives the sprite its texture and its size. `scale` counts on top of the look's own size. */
export function dress(
  kit: Kit,
  dressed: Dressed,
  look: Look,
  animation: { readonly name: string; readonly since: number } | null,
  scale: number,
  moment: Moment,
  skin: string | null = null,
): void {
  const { sprite } = dressed;
  const worn = skin === null ? null : readSkin(kit.pictures, skin);
  const frame =
    worn ?? findFrame(kit, look, animation, moment.time) ?? findShape(kit, dressed, look, scale, moment);
  sprite.visible = frame !== null;
  if (!frame) return;
  if (sprite.texture !== frame.texture) sprite.texture = frame.texture;
  sprite.scale.set(
    (look.width * scale * frame.growX) / frame.texture.width,
    (look.height * scale * frame.growY) / frame.texture.height,
  );
}

export function undress(kit: Kit, dressed: Dressed): void {
  if (dressed.shape) releaseTexture(kit.shapes, dressed.shape.key);
  dressed.shape = null;
  dressed.sprite.destroy();
}

/** Null when the look has no picture, or none that could be loaded. */
function findFrame(
  kit: Kit,
  look: Look,
  playing: { readonly name: string; readonly since: number } | null,
  time: number,
): Frame | null {
  // The plain image of something animated is a whole sheet; its first idle frame is what is meant.
  const name = playing?.name ?? look.animations.idle;
  const animation = name === null ? undefined : kit.game.types.animations[name];
  const image = animation?.image ?? look.image;
  if (image === null) return null;
  if (!animation) return readFrame(kit.pictures, image, 1, 1, 0);
  const cell = pickFrame(animation, playing ? time - playing.since : 0);
  return readFrame(kit.pictures, image, animation.columns, animation.rows, cell);
}

function findShape(kit: Kit, dressed: Dressed, look: Look, scale: number, moment: Moment): Frame | null {
  if (look.image === null && look.shape === 'none') return null;
  const density = findDensity(look, moment.pixelsPerTile * moment.resolution * scale);
  dressed.shape = useShape(kit.shapes, dressed.shape, look, density);
  return dressed.shape.frame;
}
