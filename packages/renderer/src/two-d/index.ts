export { createRenderer2d } from './createRenderer2d.ts';
