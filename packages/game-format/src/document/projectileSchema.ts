import { z } from 'zod';
import { SECONDS_MAX, SPEED_MAX } from '../limits.ts';
import { bodySchema } from './bodySchema.ts';
import { field } from './field.ts';
import { lookSchema } from './lookSchema.ts';

const destroyOn = z.strictObject({
  walls: z.boolean().default(true),
  units: z.boolean().default(true),
  props: z.boolean().default(true),
  items: z.boolean().default(false),
  projectiles: z.boolean().default(false),
});

const explosion = z.strictObject({
  radius: field.number(0.1, 32),
  damage: field.amount.default(0),
  knockback: field.number(0, SPEED_MAX).default(5),
  effect: field.reference,
  sound: field.reference,
});

const homing = z.strictObject({
  range: field.number(0.1, 200).default(8),
  turnSpeed: field.number(1, 1440).default(180),
});

export const projectileSchema = z.strictObject({
  name: field.name,
  look: lookSchema.prefault({ width: 0.3, height: 0.3 }),
  body: bodySchema.prefault({ width: 0.25, height: 0.25, damping: 0, gravityFactor: 0, isBullet: true }),
  speed: field.number(0, SPEED_MAX).default(15),
  lifeSeconds: field.number(0.05, SECONDS_MAX).default(2),
  damage: field.amount.default(10),
  knockback: field.number(0, SPEED_MAX).default(0),
  /** How many units it goes through before the next one stops it. */
  pierce: field.integer(0, 1000).default(0),
  bounces: field.integer(0, 1000).default(0),
  hits: z.enum(['by-relation', 'everyone', 'everyone-but-owner', 'nobody']).default('by-relation'),
  destroyOn: destroyOn.prefault({}),
  explosion: explosion.nullable().default(null),
  homing: homing.nullable().default(null),
  /** Buffs given to the units it hits. */
  buffs: field.list(field.id, 8).default([]),
  sounds: z.strictObject({ fly: field.reference, hit: field.reference }).prefault({}),
  effects: z.strictObject({ trail: field.reference, hit: field.reference }).prefault({}),
});

export type ProjectileType = z.output<typeof projectileSchema>;
