import { z } from 'zod';
import { ATTRIBUTES_PER_TYPE_MAX, SECONDS_MAX } from '../limits.ts';
import { field } from './field.ts';

const bar = z.strictObject({
  place: z.enum(['above', 'below', 'screen', 'hidden']).default('above'),
  shown: z.enum(['always', 'when-not-full', 'when-changed']).default('when-not-full'),
  audience: z.enum(['everyone', 'team', 'owner']).default('everyone'),
  color: field.color.default('#ef6f6c'),
});

export const attributeSchema = z.strictObject({
  name: field.name,
  start: field.amount.default(100),
  min: field.amount.default(0),
  max: field.amount.default(100),
  /** Points a second; negative drains. */
  regeneration: field.amount.default(0),
  /** How long regeneration pauses after a loss. */
  regenerationDelay: field.number(0, SECONDS_MAX).default(0),
  /** Damage takes from shields first, then from health; a unit without health left dies. */
  role: z.enum(['health', 'shield', 'none']).default('none'),
  bar: bar.prefault({}),
});

export type Attribute = z.output<typeof attributeSchema>;

/** What a type changes about the attributes it has. */
export const ownAttributesSchema = field.record(
  z.strictObject({
    start: field.amount.optional(),
    min: field.amount.optional(),
    max: field.amount.optional(),
    regeneration: field.amount.optional(),
  }),
  ATTRIBUTES_PER_TYPE_MAX,
);

export type OwnAttributes = z.output<typeof ownAttributesSchema>;
