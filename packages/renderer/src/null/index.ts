export { createNullRenderer } from './createNullRenderer.ts';
