import 'pixi.js/unsafe-eval';
import { WebGLRenderer } from 'pixi.js';
import { createUnsupportedRenderer } from '../null/createUnsupportedRenderer.ts';
import type { Renderer } from '../shared/Renderer.ts';
import { createPixiRenderer } from './createPixiRenderer.ts';

export interface Renderer2dOptions {
  /** Color outside the map, as `#rrggbb`. */
  readonly background: string;
}

/** Creates a renderer on this canvas. Without WebGL it draws nothing and reports the state `impossible`. */
export async function createRenderer2d(
  canvas: HTMLCanvasElement,
  options: Renderer2dOptions,
): Promise<Renderer> {
  const pixi = new WebGLRenderer();
  try {
    await pixi.init({
      canvas,
      width: Math.max(1, canvas.clientWidth || canvas.width),
      height: Math.max(1, canvas.clientHeight || canvas.height),
      backgroundColor: options.background,
      antialias: false,
      autoDensity: false,
      powerPreference: 'high-performance',
      // All modules that are needed are imported here, so PixiJS must not load others.
      skipExtensionImports: true,
    });
  } catch {
    return createUnsupportedRenderer();
  }
  return createPixiRenderer(pixi, canvas);
}
