import { createNullRenderer } from './createNullRenderer.ts';
import type { Renderer } from '../shared/Renderer.ts';

/** Where there is no WebGL: nothing is drawn, and whoever asks is told so. */
export function createUnsupportedRenderer(): Renderer {
  return {
    ...createNullRenderer(),
    draw: () => undefined,
    burst: () => undefined,
    onState: (listener) => listener('impossible'),
  };
}
