import { z } from 'zod';
import { ATTRIBUTES_PER_TYPE_MAX, SECONDS_MAX } from '../limits.ts';
import { fieldSchemas } from './fieldSchemas.ts';

const bar = z.strictObject({
  place: z.enum(['above', 'below', 'screen', 'hidden']).default('above'),
  shown: z.enum(['always', 'when-not-full', 'when-changed']).default('when-not-full'),
  audience: z.enum(['everyone', 'team', 'owner']).default('everyone'),
  color: fieldSchemas.color.default('#ef6f6c'),
});

export const attributeSchema = z.strictObject({
  name: fieldSchemas.name,
  start: fieldSchemas.amount.default(100),
  min: fieldSchemas.amount.default(0),
  max: fieldSchemas.amount.default(100),
  /** Points a second; negative drains. */
  regeneration: fieldSchemas.amount.default(0),
  /** How long regeneration pauses after a loss. */
  regenerationDelay: fieldSchemas.number(0, SECONDS_MAX).default(0),
  /** Damage takes from shields first, then from health; a unit without health left dies. */
  role: z.enum(['health', 'shield', 'none']).default('none'),
  bar: bar.prefault({}),
});

export type Attribute = z.output<typeof attributeSchema>;

/** What a type changes about the attributes it has. */
export const ownAttributesSchema = fieldSchemas.record(
  z.strictObject({
    start: fieldSchemas.amount.optional(),
    min: fieldSchemas.amount.optional(),
    max: fieldSchemas.amount.optional(),
    regeneration: fieldSchemas.amount.optional(),
  }),
  ATTRIBUTES_PER_TYPE_MAX,
);

export type OwnAttributes = z.output<typeof ownAttributesSchema>;
