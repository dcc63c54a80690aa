import { WebGLRenderer } from 'three';
import { createImpossible } from '../null/createImpossible.ts';
import type { Renderer } from '../shared/Renderer.ts';
import { createPicture } from './createPicture.ts';
import type { CameraView } from './eye.ts';

export interface ThreeDOptions {
  /** From where it is seen, where that is not for the game to say. */
  readonly view?: CameraView;
}

/**
 * A renderer on this canvas. Without WebGL 2 there is one too, which draws nothing and says `impossible` to
 * whoever listens to its state.
 */
export function createThreeD(canvas: HTMLCanvasElement, options: ThreeDOptions = {}): Renderer {
  const context = canvas.getContext('webgl2', {
    alpha: false,
    antialias: true,
    powerPreference: 'high-performance',
  });
  if (!context) return createImpossible();
  return createPicture(new WebGLRenderer({ canvas, context }), canvas, options.view ?? null);
}
