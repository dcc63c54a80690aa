import { WebGLRenderer } from 'three';
import { createUnsupportedRenderer } from '../null/createUnsupportedRenderer.ts';
import type { Renderer } from '../shared/Renderer.ts';
import { createThreeRenderer } from './createThreeRenderer.ts';
import type { CameraView } from './eye.ts';

export interface Renderer3dOptions {
  /** Overrides the camera view of the game. */
  readonly view?: CameraView;
}

/** Creates a renderer on this canvas. Without WebGL 2 it draws nothing and reports the state `impossible`. */
export function createRenderer3d(canvas: HTMLCanvasElement, options: Renderer3dOptions = {}): Renderer {
  const context = canvas.getContext('webgl2', {
    alpha: false,
    antialias: true,
    powerPreference: 'high-performance',
  });
  if (!context) return createUnsupportedRenderer();
  return createThreeRenderer(new WebGLRenderer({ canvas, context }), canvas, options.view ?? null);
}
