export type { AssetSource, Renderer } from './shared/Renderer.ts';
export type {
  Scene,
  SceneBar,
  SceneBurst,
  SceneCamera,
  SceneEntity,
  SceneGame,
  SceneRegion,
} from './shared/Scene.ts';
