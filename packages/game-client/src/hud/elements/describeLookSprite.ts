import type { Game, Look } from '@playloom/game-format';

/** How a look is drawn in the HUD. */
export type HudSprite =
  | {
      readonly kind: 'image';
      readonly file: string;
      readonly columns: number;
      readonly rows: number;
      /** The cell of the sprite sheet, counted from 0 row by row. */
      readonly frame: number;
      readonly isPixelArt: boolean;
      /** Aspect ratio: width divided by height. */
      readonly ratio: number;
    }
  | {
      readonly kind: 'shape';
      readonly shape: Look['shape'];
      readonly color: string;
      readonly outline: string;
    };

/** Picks the first frame of the look's idle animation. Without one, its image. Without an image, its shape. */
export function describeLookSprite(game: Pick<Game, 'assets' | 'types'>, look: Look): HudSprite {
  const animation = look.animations.idle === null ? undefined : game.types.animations[look.animations.idle];
  const image = animation?.image ?? look.image;
  const asset = image === null ? undefined : game.assets[image];
  if (asset?.kind !== 'image') {
    const shape = look.shape === 'none' ? 'circle' : look.shape;
    return { kind: 'shape', shape, color: look.color, outline: look.outlineColor };
  }
  return {
    kind: 'image',
    file: asset.file,
    columns: animation?.columns ?? 1,
    rows: animation?.rows ?? 1,
    frame: animation?.frames[0] ?? 0,
    isPixelArt: asset.isPixelArt,
    ratio: look.width / look.height,
  };
}

/** Describes a whole image, for portraits. */
export function describeImageSprite(game: Pick<Game, 'assets'>, image: string | null): HudSprite | null {
  const asset = image === null ? undefined : game.assets[image];
  if (asset?.kind !== 'image') return null;
  return {
    kind: 'image',
    file: asset.file,
    columns: 1,
    rows: 1,
    frame: 0,
    isPixelArt: asset.isPixelArt,
    ratio: 1,
  };
}
