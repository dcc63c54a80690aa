import { z } from 'zod';
import { ATTRIBUTES_PER_TYPE_MAX, DESCRIPTION_MAX, SECONDS_MAX } from '../limits.ts';
import { field } from './field.ts';

const change = z.strictObject({
  /** Points a second while it lasts. */
  regeneration: field.amount.default(0),
  max: field.amount.default(0),
});

const factor = field.number(0, 100).default(1);

export const buffSchema = z.strictObject({
  name: field.name,
  description: field.text(DESCRIPTION_MAX).default(''),
  color: field.color.default('#7bd389'),
  /** 0 lasts until it is removed. */
  seconds: field.number(0, SECONDS_MAX).default(5),
  whenGivenAgain: z.enum(['restart', 'stack', 'ignore']).default('restart'),
  maxStacks: field.integer(1, 100).default(5),
  attributes: field.record(change, ATTRIBUTES_PER_TYPE_MAX).default({}),
  speedFactor: factor,
  damageFactor: factor,
  damageTakenFactor: factor,
  isStunned: z.boolean().default(false),
  isInvulnerable: z.boolean().default(false),
  isInvisible: z.boolean().default(false),
  /** Items cannot be used while it lasts. */
  isDisarmed: z.boolean().default(false),
  effect: field.reference,
});

export type Buff = z.output<typeof buffSchema>;
