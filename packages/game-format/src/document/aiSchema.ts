import { z } from 'zod';
import { fieldSchemas } from './fieldSchemas.ts';

const range = fieldSchemas.number(0, 200);

export const aiSchema = z.strictObject({
  behaviour: z.enum(['none', 'stand', 'wander', 'chase', 'flee', 'guard', 'follow']).default('none'),
  sightRange: range.default(8),
  attackRange: range.default(1.2),
  /** The unit stops chasing a target that is farther away than this. */
  giveUpRange: range.default(14),
  wanderRadius: range.default(5),
  /** Distance that the unit keeps from the unit it follows, or from its target if it has a ranged weapon. */
  keepDistance: range.default(1),
  targets: z.enum(['hostile', 'players', 'everyone', 'nobody']).default('hostile'),
  whenAttacked: z.enum(['fight', 'flee', 'ignore']).default('fight'),
  needsLineOfSight: z.boolean().default(true),
  usesPathFinding: z.boolean().default(true),
  reactionSeconds: fieldSchemas.number(0, 10).default(0.3),
});
