import { z } from 'zod';
import { COMBO_SEMITONES_MAX, HIT_STOP_SECONDS_MAX, STEP_VOLUME_MAX } from './limits.ts';
import { fieldSchemas } from './fieldSchemas.ts';

const crosshairs = ['none', 'dot', 'cross', 'circle'] as const;

const hitStop = fieldSchemas.number(0, HIT_STOP_SECONDS_MAX);
const crosshair = z.enum(crosshairs);

/** By how many semitones a sound rises each time it follows soon after itself. */
export const comboSemitonesSchema = fieldSchemas.number(0, COMBO_SEMITONES_MAX);

/** For how long an effect holds what is near it. */
export const effectHitStopSchema = hitStop.default(0);

/**
 * How hits and movements feel. Only clients use it: it changes what players see and hear, never the world. Everything
 * is off by default.
 */
export const feelSchema = z.strictObject({
  /** For how long a unit or prop that the player hits stands still, in seconds. */
  hitStop: hitStop.default(0),
  /** How strongly the screen shakes when the player's unit is hurt. */
  hurtShake: fieldSchemas.chance.default(0),
  hasDamageNumbers: z.boolean().default(false),
  /** How much units are squashed and stretched when they jump, land, attack, grow, or are hurt. */
  squash: fieldSchemas.chance.default(0),
  /** For the sounds of the player's own hits and of items that they pick up. */
  comboSemitones: comboSemitonesSchema.default(0),
  crosshair: crosshair.default('none'),
  /** Whether a bar shows how long the held item reloads, is being used, or can't be used again. */
  hasChargeBar: z.boolean().default(false),
});

export const unitFeelSchema = z.strictObject({
  /** Null uses the value of the game. */
  squash: fieldSchemas.chance.nullable().default(null),
  /** How loud its steps are, relative to the step sound. */
  stepVolume: fieldSchemas.number(0, STEP_VOLUME_MAX).default(1),
  /** Played at its feet with each step, and when it lands. */
  stepEffect: fieldSchemas.reference,
});

/** While the item is held. Null uses the value of the game. */
export const itemFeelSchema = z.strictObject({
  hitStop: hitStop.nullable().default(null),
  crosshair: crosshair.nullable().default(null),
});

export type Crosshair = (typeof crosshairs)[number];
