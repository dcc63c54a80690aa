import type { SceneGame } from '../shared/Scene.ts';
import type { StampName } from '../shared/stamps.ts';
import type { AtlasFrame } from './atlas.ts';
import type { Eye } from './eye.ts';
import type { HeightMap } from './heightMap.ts';
import type { FrameLibrary } from './frameLibrary.ts';

/** What all parts of a picture draw with. */
export interface DrawKit3d {
  readonly game: SceneGame;
  readonly frameLibrary: FrameLibrary;
  readonly stamps: Readonly<Record<StampName, AtlasFrame>>;
  readonly heights: HeightMap;
  readonly isSideView: boolean;
}

/** What holds for one picture. */
export interface FrameInfo3d {
  readonly time: number;
  readonly seconds: number;
  readonly eye: Eye;
  readonly yaw: number;
  /** Pixels of the screen for each CSS pixel. */
  readonly resolution: number;
  readonly isLowQuality: boolean;
  /** Farther from the middle nothing is seen, in tiles. */
  readonly viewDistance: number;
  readonly middleX: number;
  readonly middleY: number;
  /** Who is looked through and therefore not seen. */
  readonly hidden: number | null;
}
