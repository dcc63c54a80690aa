import type { DrawQuality } from './DrawQuality.ts';
import type { Scene, SceneBurst, SceneGame } from './Scene.ts';

/** Draws scenes onto one canvas. All implementations behave alike, including the null renderer. */
export interface Renderer {
  /**
   * Loads the assets for the first frame, then the others while drawing. Progress runs from 0 to 1. Missing images are
   * drawn as plain shapes.
   */
  load(game: SceneGame, assets: AssetSource, onProgress: (part: number) => void): Promise<void>;
  /** Updates a cell of the map. */
  setTile(layerIndex: number, x: number, y: number, cell: number): void;
  burst(burst: SceneBurst): void;
  /** Draws one frame, `seconds` after the last one. */
  draw(scene: Scene, seconds: number): void;
  /** Sets the size in CSS pixels. The canvas uses the device pixel ratio, or less in lower quality. */
  resize(width: number, height: number): void;
  setQuality(quality: DrawQuality): void;
  /** What the last frame contained. */
  readStats(): DrawStats;
  /** Converts between canvas positions in CSS pixels and tiles, with the camera of the last drawn scene. */
  toWorld(x: number, y: number): { x: number; y: number };
  toScreen(x: number, y: number): { x: number; y: number };
  /** Draws the whole map for the minimap: walls and floors in plain colors. */
  drawMinimap(canvas: HTMLCanvasElement): void;
  /** Called when drawing is impossible (no WebGL), and when drawing resumes after a lost context. */
  onState(listener: (state: 'drawing' | 'lost' | 'impossible') => void): void;
  destroy(): void;
}

export interface DrawStats {
  /** Device pixels per CSS pixel. */
  readonly resolution: number;
  /** Entities in view. */
  readonly entities: number;
  readonly particles: number;
}

/** Resolves the addresses of a game's assets. */
export interface AssetSource {
  urlOf(assetId: string): string | null;
  /** Whether the first frame waits for this image. Without it, for all of them. */
  isNeededFirst?(assetId: string): boolean;
}
