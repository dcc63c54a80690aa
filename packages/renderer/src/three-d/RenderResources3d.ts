import type { DrawQuality } from '../shared/DrawQuality.ts';
import type { SceneGame } from '../shared/Scene.ts';
import type { StampName } from '../shared/stamps.ts';
import type { AtlasFrame } from './atlas.ts';
import type { Camera3d } from './eye.ts';
import type { HeightMap } from './heightMap.ts';
import type { FrameLibrary } from './frameLibrary.ts';

/** Resources shared by all parts of the renderer. */
export interface RenderResources3d {
  readonly game: SceneGame;
  readonly frameLibrary: FrameLibrary;
  readonly stamps: Readonly<Record<StampName, AtlasFrame>>;
  readonly heights: HeightMap;
  readonly isSideView: boolean;
}

/** Values that all drawing functions need for the current frame. */
export interface FrameInfo3d {
  readonly time: number;
  readonly seconds: number;
  readonly eye: Camera3d;
  readonly yaw: number;
  /** Device pixels per CSS pixel. */
  readonly resolution: number;
  /** How large texts are, relative to their usual size. */
  readonly textScale: number;
  readonly quality: DrawQuality;
  /** How far from the center of the view things are drawn, in tiles. */
  readonly viewDistance: number;
  readonly middleX: number;
  readonly middleY: number;
  /** The key of the entity whose eyes the first-person camera uses. It is not drawn. */
  readonly hidden: number | null;
}
