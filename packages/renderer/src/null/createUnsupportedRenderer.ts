import { createNullRenderer } from './createNullRenderer.ts';
import type { Renderer } from '../shared/Renderer.ts';

/** Used without WebGL: draws nothing and reports that drawing is impossible. */
export function createUnsupportedRenderer(): Renderer {
  return {
    ...createNullRenderer(),
    draw: () => undefined,
    burst: () => undefined,
    onState: (listener) => listener('impossible'),
  };
}
