export { createRenderer2d, type Renderer2dOptions } from './createRenderer2d.ts';
