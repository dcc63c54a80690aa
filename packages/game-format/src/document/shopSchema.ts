import { z } from 'zod';
import { DESCRIPTION_MAX, OFFERS_MAX, STACK_MAX } from './limits.ts';
import { fieldSchemas } from './fieldSchemas.ts';
import { actionsSchema, conditionsSchema } from './ruleSchema.ts';

const offer = z.strictObject({
  id: fieldSchemas.id,
  name: fieldSchemas.name.optional(),
  description: fieldSchemas.text(DESCRIPTION_MAX).default(''),
  sells: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('item'),
      item: fieldSchemas.id,
      count: fieldSchemas.integer(1, STACK_MAX).default(1),
    }),
    z.strictObject({ kind: z.literal('unit'), unit: fieldSchemas.id }),
    z.strictObject({ kind: z.literal('buff'), buff: fieldSchemas.id }),
    /** Anything else. The offer's actions (`do`) give it to the buyer. */
    z.strictObject({ kind: z.literal('actions') }),
  ]),
  price: fieldSchemas.number(0, 1_000_000_000),
  limitPerPlayer: fieldSchemas.integer(1, STACK_MAX).nullable().default(null),
  if: conditionsSchema,
  do: actionsSchema,
});

export const shopSchema = z.strictObject({
  name: fieldSchemas.name,
  /** The currency: a number variable of the player or an attribute of their unit. */
  currency: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('player-variable'), variable: fieldSchemas.id }),
    z.strictObject({ kind: z.literal('attribute'), attribute: fieldSchemas.id }),
  ]),
  offers: fieldSchemas.list(offer, OFFERS_MAX).default([]),
});

export type Shop = z.output<typeof shopSchema>;
export type Offer = z.output<typeof offer>;
