import { z } from 'zod';
import { SECONDS_MAX, SPEED_MAX } from './limits.ts';
import { bodySchema } from './bodySchema.ts';
import { fieldSchemas } from './fieldSchemas.ts';
import { lookSchema } from './lookSchema.ts';

const destroyOn = z.strictObject({
  walls: z.boolean().default(true),
  units: z.boolean().default(true),
  props: z.boolean().default(true),
  items: z.boolean().default(false),
  projectiles: z.boolean().default(false),
});

const explosion = z.strictObject({
  radius: fieldSchemas.number(0.1, 32),
  damage: fieldSchemas.amount.default(0),
  knockback: fieldSchemas.number(0, SPEED_MAX).default(5),
  effect: fieldSchemas.reference,
  sound: fieldSchemas.reference,
});

const homing = z.strictObject({
  range: fieldSchemas.number(0.1, 200).default(8),
  turnSpeed: fieldSchemas.number(1, 1440).default(180),
});

export const projectileSchema = z.strictObject({
  name: fieldSchemas.name,
  look: lookSchema.prefault({ width: 0.3, height: 0.3 }),
  body: bodySchema.prefault({ width: 0.25, height: 0.25, damping: 0, gravityFactor: 0, isBullet: true }),
  speed: fieldSchemas.number(0, SPEED_MAX).default(15),
  lifeSeconds: fieldSchemas.number(0.05, SECONDS_MAX).default(2),
  damage: fieldSchemas.amount.default(10),
  knockback: fieldSchemas.number(0, SPEED_MAX).default(0),
  /** How many units it passes through before the next one stops it. */
  pierce: fieldSchemas.integer(0, 1000).default(0),
  bounces: fieldSchemas.integer(0, 1000).default(0),
  hits: z.enum(['by-relation', 'everyone', 'everyone-but-owner', 'nobody']).default('by-relation'),
  destroyOn: destroyOn.prefault({}),
  explosion: explosion.nullable().default(null),
  homing: homing.nullable().default(null),
  /** Buffs for the units it hits. */
  buffs: fieldSchemas.list(fieldSchemas.id, 8).default([]),
  sounds: z.strictObject({ fly: fieldSchemas.reference, hit: fieldSchemas.reference }).prefault({}),
  effects: z.strictObject({ trail: fieldSchemas.reference, hit: fieldSchemas.reference }).prefault({}),
});

export type ProjectileType = z.output<typeof projectileSchema>;
