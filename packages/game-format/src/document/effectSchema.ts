import { z } from 'zod';
import { EFFECT_COLORS_MAX, PARTICLES_MAX, SPEED_MAX } from '../limits.ts';
import { fieldSchemas } from './fieldSchemas.ts';

const speed = fieldSchemas.number(0, SPEED_MAX);
const seconds = fieldSchemas.number(0.02, 60);

/** A puff, a spray or a trail of particles. Seen, never felt: it changes nothing in the world. */
export const effectSchema = z.strictObject({
  name: fieldSchemas.name,
  kind: z.enum(['burst', 'stream']).default('burst'),
  image: fieldSchemas.reference,
  shape: z.enum(['circle', 'box', 'spark', 'ring', 'star']).default('circle'),
  colors: fieldSchemas.list(fieldSchemas.color, EFFECT_COLORS_MAX).min(1).default(['#f4b860']),
  /** Particles at once for a burst, a second for a stream. */
  count: fieldSchemas.integer(1, PARTICLES_MAX).default(12),
  /** How long a stream lasts when nothing ends it. */
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
  /** How hard the screens of players near by shake. */
  shake: fieldSchemas.chance.default(0),
});

export type Effect = z.output<typeof effectSchema>;
