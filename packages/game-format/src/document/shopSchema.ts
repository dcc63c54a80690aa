import { z } from 'zod';
import { DESCRIPTION_MAX, OFFERS_MAX, STACK_MAX } from '../limits.ts';
import { field } from './field.ts';
import { actionsSchema, conditionsSchema } from './ruleSchema.ts';

const offer = z.strictObject({
  id: field.id,
  name: field.name.optional(),
  description: field.text(DESCRIPTION_MAX).default(''),
  sells: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('item'),
      item: field.id,
      count: field.integer(1, STACK_MAX).default(1),
    }),
    z.strictObject({ kind: z.literal('unit'), unit: field.id }),
    z.strictObject({ kind: z.literal('buff'), buff: field.id }),
    /** Anything else: its actions say what the buyer gets. */
    z.strictObject({ kind: z.literal('actions') }),
  ]),
  price: field.number(0, 1_000_000_000),
  limitPerPlayer: field.integer(1, STACK_MAX).nullable().default(null),
  if: conditionsSchema,
  do: actionsSchema,
});

export const shopSchema = z.strictObject({
  name: field.name,
  /** What buyers pay with: a number variable of the player or an attribute of its unit. */
  currency: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('player-variable'), variable: field.id }),
    z.strictObject({ kind: z.literal('attribute'), attribute: field.id }),
  ]),
  offers: field.list(offer, OFFERS_MAX).default([]),
});

export type Shop = z.output<typeof shopSchema>;
export type Offer = z.output<typeof offer>;
