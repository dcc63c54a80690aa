export { createThreeD, type ThreeDOptions } from './createThreeD.ts';
export { hasWebGl2 } from './hasWebGl2.ts';
