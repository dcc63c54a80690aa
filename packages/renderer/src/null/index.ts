export { createNullRenderer, type NullRendererRecord, type NullRenderer } from './createNullRenderer.ts';
