export { createNullRenderer, type NullRecord, type NullRenderer } from './createNullRenderer.ts';
