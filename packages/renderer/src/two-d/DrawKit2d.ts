import type { SceneGame } from '../shared/Scene.ts';
import type { TextureSheets } from './textureSheets.ts';
import type { Stamps } from './stamps.ts';
import type { TextureCache } from './textureCache.ts';

/** What all parts of a picture draw with. */
export interface DrawKit2d {
  readonly game: SceneGame;
  readonly textureSheets: TextureSheets;
  readonly stamps: Stamps;
  readonly shapes: TextureCache;
  readonly texts: TextureCache;
}

/** What holds for one picture. */
export interface FrameInfo2d {
  readonly time: number;
  readonly seconds: number;
  /** CSS pixels. */
  readonly pixelsPerTile: number;
  /** Pixels of the screen for each CSS pixel. */
  readonly resolution: number;
  readonly isLowQuality: boolean;
}
