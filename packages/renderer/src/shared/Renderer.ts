import type { Scene, SceneBurst, SceneGame } from './Scene.ts';

/** Draws scenes onto one canvas. All implementations behave alike, the null one included. */
export interface Renderer {
  /** Loads what the first picture needs; progress runs from 0 to 1. Missing pictures are drawn as plain shapes. */
  load(game: SceneGame, assets: AssetSource, onProgress: (part: number) => void): Promise<void>;
  /** A cell of the map changed. */
  setTile(layerIndex: number, x: number, y: number, cell: number): void;
  burst(burst: SceneBurst): void;
  /** Draws one picture. `seconds` passed since the last one. */
  draw(scene: Scene, seconds: number): void;
  /** In CSS pixels; the picture is sharp at the device's ratio, less in low-power mode. */
  resize(width: number, height: number): void;
  setQuality(quality: 'full' | 'low'): void;
  /** From a place on the canvas in CSS pixels to tiles, by the camera of the last drawn scene, and back. */
  toWorld(x: number, y: number): { x: number; y: number };
  toScreen(x: number, y: number): { x: number; y: number };
  /** A picture of the whole map for the minimap: walls, floors, plain colours. */
  drawMinimap(canvas: HTMLCanvasElement): void;
  /** Called when drawing is impossible for good (no WebGL), and when the picture is back after a lost context. */
  onState(listener: (state: 'drawing' | 'lost' | 'impossible') => void): void;
  destroy(): void;
}

/** Where the bytes of a game's assets are. */
export interface AssetSource {
  urlOf(assetId: string): string | null;
}
