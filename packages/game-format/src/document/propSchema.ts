import { z } from 'zod';
import { PATH_POINTS_MAX, SECONDS_MAX, SPEED_MAX } from './limits.ts';
import { ownAttributesSchema } from './attributeSchema.ts';
import { bodySchema } from './bodySchema.ts';
import { fieldSchemas } from './fieldSchemas.ts';
import { interactionSchema } from './interactionSchema.ts';
import { lookSchema } from './lookSchema.ts';
import { markerSchema } from './markerSchema.ts';

/** A path for moving platforms and doors, relative to the position of the prop on the map. */
const motion = z.strictObject({
  path: fieldSchemas.list(fieldSchemas.point, PATH_POINTS_MAX).min(1),
  speed: fieldSchemas.number(0.01, SPEED_MAX).default(2),
  mode: z.enum(['back-and-forth', 'loop', 'once']).default('back-and-forth'),
  waitSeconds: fieldSchemas.number(0, SECONDS_MAX).default(0.5),
  isStartedByRules: z.boolean().default(false),
});

export const propSchema = z.strictObject({
  name: fieldSchemas.name,
  look: lookSchema.prefault({ shape: 'box' }),
  body: bodySchema.prefault({ kind: 'static', shape: 'box', width: 1, height: 1 }),
  /** A prop with a health attribute can be destroyed. */
  attributes: ownAttributesSchema.default({}),
  isOneWay: z.boolean().default(false),
  motion: motion.nullable().default(null),
  interaction: interactionSchema.prefault({}),
  marker: markerSchema.nullable().default(null),
  sounds: z.strictObject({ hurt: fieldSchemas.reference, destroy: fieldSchemas.reference }).prefault({}),
  effects: z.strictObject({ hurt: fieldSchemas.reference, destroy: fieldSchemas.reference }).prefault({}),
});

export type PropType = z.output<typeof propSchema>;
