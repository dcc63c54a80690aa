export { createRenderer3d, type Renderer3dOptions } from './createRenderer3d.ts';
export { hasWebGl2 } from './hasWebGl2.ts';
