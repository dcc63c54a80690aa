import 'pixi.js/unsafe-eval';
import { WebGLRenderer } from 'pixi.js';
import { createUnsupportedRenderer } from '../null/createUnsupportedRenderer.ts';
import type { Renderer } from '../shared/Renderer.ts';
import { createPixiRenderer } from './createPixiRenderer.ts';

export interface Renderer2dOptions {
  /** What is seen where the map has nothing, as `#rrggbb`. */
  readonly background: string;
}

/**
 * A renderer on this canvas. Without WebGL there is one too, which draws nothing and says `impossible` to
 * whoever listens to its state.
 */
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
      // Everything that is used is imported: nothing more has to be fetched.
      skipExtensionImports: true,
    });
  } catch {
    return createUnsupportedRenderer();
  }
  return createPixiRenderer(pixi, canvas);
}
