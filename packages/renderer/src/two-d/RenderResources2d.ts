import type { DrawQuality } from '../shared/DrawQuality.ts';
import type { SceneGame } from '../shared/Scene.ts';
import type { TextureSheets } from './textureSheets.ts';
import type { Stamps } from './stamps.ts';
import type { TextureCache } from './textureCache.ts';

/** Resources shared by all parts of the renderer. */
export interface RenderResources2d {
  readonly game: SceneGame;
  readonly textureSheets: TextureSheets;
  readonly stamps: Stamps;
  readonly shapes: TextureCache;
  readonly texts: TextureCache;
}

/** Values that all drawing functions need for the current frame. */
export interface FrameInfo2d {
  readonly time: number;
  readonly seconds: number;
  /** Size of a tile on the screen, in CSS pixels. */
  readonly pixelsPerTile: number;
  /** Device pixels per CSS pixel. */
  readonly resolution: number;
  /** How large texts are, relative to their usual size. */
  readonly textScale: number;
  readonly quality: DrawQuality;
}
