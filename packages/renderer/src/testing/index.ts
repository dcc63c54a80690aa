export { createBareScene } from './createBareScene.ts';
