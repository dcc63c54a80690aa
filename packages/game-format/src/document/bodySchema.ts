import { z } from 'zod';
import { fieldSchemas } from './fieldSchemas.ts';

const collidesWith = z.strictObject({
  walls: z.boolean().default(true),
  units: z.boolean().default(true),
  items: z.boolean().default(false),
  projectiles: z.boolean().default(true),
  props: z.boolean().default(true),
});

export const bodySchema = z.strictObject({
  kind: z.enum(['dynamic', 'kinematic', 'static', 'none']).default('dynamic'),
  shape: z.enum(['circle', 'box', 'capsule', 'triangle', 'hexagon']).default('circle'),
  width: fieldSchemas.size.default(0.8),
  height: fieldSchemas.size.default(0.8),
  offset: fieldSchemas.point.default({ x: 0, y: 0 }),
  density: fieldSchemas.number(0.01, 1000).default(1),
  friction: fieldSchemas.number(0, 10).default(0.3),
  bounce: fieldSchemas.number(0, 1).default(0),
  /** Null uses the damping of the world. */
  damping: fieldSchemas.number(0, 100).nullable().default(null),
  turnDamping: fieldSchemas.number(0, 100).default(4),
  gravityFactor: fieldSchemas.number(-10, 10).default(1),
  isTurnLocked: z.boolean().default(true),
  /** The body detects contacts but does not push or block. */
  isSensor: z.boolean().default(false),
  /** Keeps fast, small bodies from passing through thin walls. */
  isBullet: z.boolean().default(false),
  collidesWith: collidesWith.prefault({}),
});

export type Body = z.output<typeof bodySchema>;
