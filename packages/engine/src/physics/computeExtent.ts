import { cos, sin } from '../math/trigonometry.ts';
import type { PhysicsBody } from './PhysicsState.ts';

/** How far a body extends from its position in a direction. The direction must have length 1. */
export function computeExtent(body: Pick<PhysicsBody, 'facts' | 'rotation'>, x: number, y: number): number {
  const { corners, radius } = body.facts;
  const right = body.rotation === 0 ? 1 : cos(body.rotation);
  const down = body.rotation === 0 ? 0 : sin(body.rotation);
  let furthest = -Infinity;
  for (const corner of corners) {
    const reached = (corner.x * right - corner.y * down) * x + (corner.x * down + corner.y * right) * y;
    furthest = Math.max(furthest, reached);
  }
  return furthest + radius;
}
