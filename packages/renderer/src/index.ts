export { createScene } from './shared/createScene.ts';
export { followCamera, type FollowSettings, snapCamera } from './shared/followCamera.ts';
export { pickFrame } from './shared/pickFrame.ts';
export { getPlainTileColor } from './shared/getPlainTileColor.ts';
export { type DrawQuality, FULL_QUALITY } from './shared/DrawQuality.ts';
export type { AssetSource, DrawStats, Renderer } from './shared/Renderer.ts';
export type {
  Scene,
  SceneBar,
  SceneBurst,
  SceneCamera,
  SceneEntity,
  SceneGame,
  SceneRegion,
} from './shared/Scene.ts';
export { addShake, createShake, type Shake, stepShake } from './shared/shake.ts';
