import { Sprite } from 'pixi.js';
import type { Look } from '@playloom/game-format';
import { pickFrame } from '../shared/pickFrame.ts';
import type { RenderResources2d, FrameInfo2d } from './RenderResources2d.ts';
import { type TextureFrame, readSheetFrame, readSkinFrame } from './textureSheets.ts';
import { computeShapeDensity, type AcquiredShape, acquireShape } from './shapes.ts';
import { releaseTexture } from './textureCache.ts';

/** A sprite that shows a look: an image, a frame of an animation, or a plain shape. */
export interface LookSprite {
  readonly sprite: Sprite;
  shape: AcquiredShape | null;
}

export function createLookSprite(): LookSprite {
  return { sprite: new Sprite({ anchor: 0.5 }), shape: null };
}

/** Sets the texture and size of the sprite. `scale` is multiplied with the look's own size. */
export function applyLook(
  kit: RenderResources2d,
  lookSprite: LookSprite,
  look: Look,
  animation: { readonly name: string; readonly since: number } | null,
  scale: number,
  moment: FrameInfo2d,
  skin: string | null = null,
): void {
  const { sprite } = lookSprite;
  const skinFrame = skin === null ? null : readSkinFrame(kit.textureSheets, skin);
  const frame =
    skinFrame ??
    findFrame(kit, look, animation, moment.time) ??
    findShape(kit, lookSprite, look, scale, moment);
  sprite.visible = frame !== null;
  if (!frame) return;
  if (sprite.texture !== frame.texture) sprite.texture = frame.texture;
  sprite.scale.set(
    (look.width * scale * frame.growX) / frame.texture.width,
    (look.height * scale * frame.growY) / frame.texture.height,
  );
}

export function destroyLookSprite(kit: RenderResources2d, lookSprite: LookSprite): void {
  if (lookSprite.shape) releaseTexture(kit.shapes, lookSprite.shape.key);
  lookSprite.shape = null;
  lookSprite.sprite.destroy();
}

/** Finds the image that a look shows now. Null if it has none, or if it could not be loaded. */
function findFrame(
  kit: RenderResources2d,
  look: Look,
  playing: { readonly name: string; readonly since: number } | null,
  time: number,
): TextureFrame | null {
  // The image of an animated look is a whole sprite sheet. If no animation plays, the first idle frame is shown.
  const name = playing?.name ?? look.animations.idle;
  const animation = name === null ? undefined : kit.game.types.animations[name];
  const image = animation?.image ?? look.image;
  if (image === null) return null;
  if (!animation) return readSheetFrame(kit.textureSheets, image, 1, 1, 0);
  const cell = pickFrame(animation, playing ? time - playing.since : 0);
  return readSheetFrame(kit.textureSheets, image, animation.columns, animation.rows, cell);
}

function findShape(
  kit: RenderResources2d,
  lookSprite: LookSprite,
  look: Look,
  scale: number,
  moment: FrameInfo2d,
): TextureFrame | null {
  if (look.image === null && look.shape === 'none') return null;
  const density = computeShapeDensity(look, moment.pixelsPerTile * moment.resolution * scale);
  lookSprite.shape = acquireShape(kit.shapes, lookSprite.shape, look, density);
  return lookSprite.shape.frame;
}
