import { z } from 'zod';
import { ATTRIBUTES_PER_TYPE_MAX, SECONDS_MAX } from './limits.ts';
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
  /** Points per second. A negative value drains the attribute. */
  regeneration: fieldSchemas.amount.default(0),
  /** How long regeneration pauses after the value drops. */
  regenerationDelay: fieldSchemas.number(0, SECONDS_MAX).default(0),
  /** Damage reduces shields first, then health. A unit dies when its health is used up. */
  role: z.enum(['health', 'shield', 'none']).default('none'),
  bar: bar.prefault({}),
});

export type Attribute = z.output<typeof attributeSchema>;

/** Settings of an attribute that a type can override. */
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
