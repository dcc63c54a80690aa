import type { Unit } from '../entities/Entity.ts';
import type { World } from './World.ts';

/** Sets the direction in which a unit wants to move; see `Motion.wishX`. */
export function setMoveIntent({ entities: { motion } }: World, { slot }: Unit, x: number, y: number): void {
  motion.wishX[slot] = x;
  motion.wishY[slot] = y;
}

export function hasMoveIntent({ entities: { motion } }: World, { slot }: Unit): boolean {
  return motion.wishX[slot] !== 0 || motion.wishY[slot] !== 0;
}
