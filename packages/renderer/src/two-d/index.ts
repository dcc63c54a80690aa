export { createTwoD, type TwoDOptions } from './createTwoD.ts';
