import { WebGLRenderer } from 'three';
import { createUnsupportedRenderer } from '../null/createUnsupportedRenderer.ts';
import type { Renderer } from '../shared/Renderer.ts';
import { createThreeRenderer } from './createThreeRenderer.ts';
import type { CameraView } from './eye.ts';

export interface Renderer3dOptions {
  /** From where it is seen, where that is not for the game to say. */
  readonly view?: CameraView;
}

/**
 * A renderer on this canvas. Without WebGL 2 there is one too, which draws nothing and says `impossible` to
 * whoever listens to its state.
 */
export function createRenderer3d(canvas: HTMLCanvasElement, options: Renderer3dOptions = {}): Renderer {
  const context = canvas.getContext('webgl2', {
    alpha: false,
    antialias: true,
    powerPreference: 'high-performance',
  });
  if (!context) return createUnsupportedRenderer();
  return createThreeRenderer(new WebGLRenderer({ canvas, context }), canvas, options.view ?? null);
}
