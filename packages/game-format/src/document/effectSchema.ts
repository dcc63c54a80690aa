import { z } from 'zod';
import { EFFECT_COLORS_MAX, PARTICLES_MAX, SPEED_MAX } from './limits.ts';
import { effectHitStopSchema } from './feelSchema.ts';
import { fieldSchemas } from './fieldSchemas.ts';

const speed = fieldSchemas.number(0, SPEED_MAX);
const seconds = fieldSchemas.number(0.02, 60);

/** A burst or stream of particles. It is only visual and changes nothing in the world. */
export const effectSchema = z.strictObject({
  name: fieldSchemas.name,
  kind: z.enum(['burst', 'stream']).default('burst'),
  image: fieldSchemas.reference,
  shape: z.enum(['circle', 'box', 'spark', 'ring', 'star']).default('circle'),
  colors: fieldSchemas.list(fieldSchemas.color, EFFECT_COLORS_MAX).min(1).default(['#f4b860']),
  /** Number of particles of a burst, or particles per second of a stream. */
  count: fieldSchemas.integer(1, PARTICLES_MAX).default(12),
  /** How long a stream lasts if no rule stops it. */
  streamSeconds: seconds.default(1),
  minLife: seconds.default(0.3),
  maxLife: seconds.default(0.6),
  minSpeed: speed.default(1),
  maxSpeed: speed.default(4),
  direction: fieldSchemas.degrees.default(0),
  spread: fieldSchemas.number(0, 360).default(360),
  startSize: fieldSchemas.number(0, 16).default(0.25),
  endSize: fieldSchemas.number(0, 16).default(0),
  gravity: fieldSchemas.number(-100, 100).default(0),
  isFading: z.boolean().default(true),
  /** How strongly the screens of nearby players shake. */
  shake: fieldSchemas.chance.default(0),
  hitStop: effectHitStopSchema,
});

export type Effect = z.output<typeof effectSchema>;
