import { z } from 'zod';
import { coinAmountSchema, coinMoveSchema } from './coins.ts';
import { defineEndpoint } from './endpoint.ts';
import { doneSchema, successSchema } from './envelope.ts';
import { STAFF_REASON_MAX } from './limits.ts';
import { idParamsSchema, pageSchema, reasonSchema } from './operatorFields.ts';

export const payoutStates = ['requested', 'paid', 'returned'] as const;
export type PayoutState = (typeof payoutStates)[number];

const payoutSchema = z.strictObject({
  id: z.string(),
  /** Null when the account is gone. */
  user: z.strictObject({ id: z.string(), username: z.string(), email: z.string() }).nullable(),
  amount: coinAmountSchema,
  state: z.enum(payoutStates),
  /** Nobody paid money for these coins: it may only be rehearsed. */
  isSandbox: z.boolean(),
  /** How it was paid, or why it was not. */
  decision: z.string().nullable(),
  /** Whether its creator said where the money goes; showing it is a call of its own. */
  hasDestination: z.boolean(),
  requestedAt: z.string(),
  decidedAt: z.string().nullable(),
});
export type Payout = z.infer<typeof payoutSchema>;

/** Coins as those see them who answer for them. */
export const operatorCoinEndpoints = {
  listPayouts: defineEndpoint({
    method: 'GET',
    path: '/api/v1/operator/payouts/',
    tag: 'operator',
    summary: 'Payouts that were asked for: open ones oldest first',
    query: z.strictObject({ state: z.enum(payoutStates).default('requested'), page: pageSchema }),
    response: successSchema(z.strictObject({ payouts: z.array(payoutSchema), hasMore: z.boolean() })),
  }),
  payPayout: defineEndpoint({
    method: 'POST',
    path: '/api/v1/operator/payouts/:id/pay/',
    tag: 'operator',
    summary: 'Says that a payout was paid, and how; its creator is told',
    params: idParamsSchema,
    body: z.strictObject({
      reference: z
        .string()
        .trim()
        .min(1, 'Say how it was paid: the number of the transfer.')
        .max(STAFF_REASON_MAX),
    }),
    response: doneSchema,
  }),
  returnPayout: defineEndpoint({
    method: 'POST',
    path: '/api/v1/operator/payouts/:id/return/',
    tag: 'operator',
    summary: 'Refuses a payout: the coins go back, and its creator is told why',
    params: idParamsSchema,
    body: z.strictObject({ reason: reasonSchema }),
    response: doneSchema,
  }),
  listAccountMoves: defineEndpoint({
    method: 'GET',
    path: '/api/v1/operator/users/:id/coins/',
    tag: 'operator',
    summary: 'The ledger of an account, newest first',
    params: idParamsSchema,
    query: z.strictObject({
      before: z
        .string()
        .regex(/^[0-9]{1,15}$/)
        .optional(),
    }),
    response: successSchema(
      z.strictObject({
        /** What was bought in games, and not given back yet, can be. */
        moves: z.array(coinMoveSchema.extend({ isRefundable: z.boolean() })),
        next: z.string().nullable(),
      }),
    ),
  }),
  refundPurchase: defineEndpoint({
    method: 'POST',
    path: '/api/v1/operator/coins/:id/refund/',
    tag: 'operator',
    summary: 'Gives back what was paid for something in a game; buyer and creator are told',
    params: idParamsSchema,
    body: z.strictObject({ reason: reasonSchema }),
    response: doneSchema,
  }),
};
