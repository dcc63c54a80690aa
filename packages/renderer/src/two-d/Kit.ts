import type { SceneGame } from '../shared/Scene.ts';
import type { Pictures } from './pictures.ts';
import type { Stamps } from './stamps.ts';
import type { TextureCache } from './textureCache.ts';

/** What all parts of a picture draw with. */
export interface Kit {
  readonly game: SceneGame;
  readonly pictures: Pictures;
  readonly stamps: Stamps;
  readonly shapes: TextureCache;
  readonly texts: TextureCache;
}

/** What holds for one picture. */
export interface Moment {
  readonly time: number;
  readonly seconds: number;
  /** CSS pixels. */
  readonly pixelsPerTile: number;
  /** Pixels of the screen for each CSS pixel. */
  readonly resolution: number;
  readonly isLowQuality: boolean;
}
