import { z } from 'zod';
import { ATTRIBUTES_PER_TYPE_MAX, DESCRIPTION_MAX, SECONDS_MAX } from './limits.ts';
import { fieldSchemas } from './fieldSchemas.ts';

const change = z.strictObject({
  /** Points per second while the buff lasts. */
  regeneration: fieldSchemas.amount.default(0),
  max: fieldSchemas.amount.default(0),
});

const factor = fieldSchemas.number(0, 100).default(1);

export const buffSchema = z.strictObject({
  name: fieldSchemas.name,
  description: fieldSchemas.text(DESCRIPTION_MAX).default(''),
  color: fieldSchemas.color.default('#7bd389'),
  /** 0 means until it is removed. */
  seconds: fieldSchemas.number(0, SECONDS_MAX).default(5),
  whenGivenAgain: z.enum(['restart', 'stack', 'ignore']).default('restart'),
  maxStacks: fieldSchemas.integer(1, 100).default(5),
  attributes: fieldSchemas.record(change, ATTRIBUTES_PER_TYPE_MAX).default({}),
  speedFactor: factor,
  damageFactor: factor,
  damageTakenFactor: factor,
  isStunned: z.boolean().default(false),
  isInvulnerable: z.boolean().default(false),
  isInvisible: z.boolean().default(false),
  /** The unit cannot use items while the buff lasts. */
  isDisarmed: z.boolean().default(false),
  effect: fieldSchemas.reference,
});

export type Buff = z.output<typeof buffSchema>;
