import type { Unit } from '../../world/Entity.ts';
import type { World } from '../../world/World.ts';

/** Sets a unit's movement intent; see `Motion`. */
export function setMoveIntent({ entities: { motion } }: World, { slot }: Unit, x: number, y: number): void {
  motion.wishX[slot] = x;
  motion.wishY[slot] = y;
}

export function hasMoveIntent({ entities: { motion } }: World, { slot }: Unit): boolean {
  return motion.wishX[slot] !== 0 || motion.wishY[slot] !== 0;
}
