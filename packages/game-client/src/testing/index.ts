export { createFight, type Fight } from './createFight.ts';
