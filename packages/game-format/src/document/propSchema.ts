import { z } from 'zod';
import { PATH_POINTS_MAX, SECONDS_MAX, SPEED_MAX } from '../limits.ts';
import { ownAttributesSchema } from './attributeSchema.ts';
import { bodySchema } from './bodySchema.ts';
import { field } from './field.ts';
import { interactionSchema } from './interactionSchema.ts';
import { lookSchema } from './lookSchema.ts';

/** A path for moving platforms and doors, measured from where the prop was placed. */
const motion = z.strictObject({
  path: field.list(field.point, PATH_POINTS_MAX).min(1),
  speed: field.number(0.01, SPEED_MAX).default(2),
  mode: z.enum(['back-and-forth', 'loop', 'once']).default('back-and-forth'),
  waitSeconds: field.number(0, SECONDS_MAX).default(0.5),
  isStartedByRules: z.boolean().default(false),
});

export const propSchema = z.strictObject({
  name: field.name,
  look: lookSchema.prefault({ shape: 'box' }),
  body: bodySchema.prefault({ kind: 'static', shape: 'box', width: 1, height: 1 }),
  /** With health it can be destroyed. */
  attributes: ownAttributesSchema.default({}),
  isOneWay: z.boolean().default(false),
  motion: motion.nullable().default(null),
  interaction: interactionSchema.prefault({}),
  sounds: z.strictObject({ hurt: field.reference, destroy: field.reference }).prefault({}),
  effects: z.strictObject({ hurt: field.reference, destroy: field.reference }).prefault({}),
});

export type PropType = z.output<typeof propSchema>;
