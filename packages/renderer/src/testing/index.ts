export { type BareScene, createBareScene } from './createBareScene.ts';
