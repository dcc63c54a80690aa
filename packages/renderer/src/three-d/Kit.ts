import type { SceneGame } from '../shared/Scene.ts';
import type { StampName } from '../shared/stamps.ts';
import type { Frame } from './atlas.ts';
import type { Eye } from './eye.ts';
import type { HeightMap } from './heightMap.ts';
import type { Wardrobe } from './wardrobe.ts';

/** What all parts of a picture draw with. */
export interface Kit {
  readonly game: SceneGame;
  readonly wardrobe: Wardrobe;
  readonly stamps: Readonly<Record<StampName, Frame>>;
  readonly heights: HeightMap;
  readonly isSideView: boolean;
}

/** What holds for one picture. */
export interface Moment {
  readonly time: number;
  readonly seconds: number;
  readonly eye: Eye;
  readonly yaw: number;
  /** Pixels of the screen for each CSS pixel. */
  readonly resolution: number;
  readonly isLowQuality: boolean;
  /** Farther from the middle nothing is seen, in tiles. */
  readonly sight: number;
  readonly middleX: number;
  readonly middleY: number;
  /** Who is looked through and therefore not seen. */
  readonly hidden: number | null;
}
