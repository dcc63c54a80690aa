import { z } from 'zod';
import { coinAmountSchema, coinTransactionSchema } from './coins.ts';
import { defineEndpoint } from './endpoint.ts';
import { emptySuccessSchema, successSchema } from './envelope.ts';
import { STAFF_REASON_MAX } from './limits.ts';
import { idParamsSchema, pageSchema, reasonSchema } from './operatorFields.ts';

const payoutStates = ['requested', 'paid', 'returned'] as const;
export type PayoutState = (typeof payoutStates)[number];

const payoutSchema = z.strictObject({
  id: z.string(),
  /** Null if the account is deleted. */
  user: z.strictObject({ id: z.string(), username: z.string(), email: z.string() }).nullable(),
  amount: coinAmountSchema,
  state: z.enum(payoutStates),
  /** Whether the payout is only a test, because its coins were not bought with real money. */
  isSandbox: z.boolean(),
  /** How it was paid, or why it was rejected. */
  decision: z.string().nullable(),
  /** Whether the creator has set a payout method. A separate endpoint returns it. */
  hasDestination: z.boolean(),
  requestedAt: z.string(),
  decidedAt: z.string().nullable(),
});
export type Payout = z.infer<typeof payoutSchema>;

export const operatorCoinEndpoints = {
  listPayouts: defineEndpoint({
    method: 'GET',
    path: '/api/v1/operator/payouts/',
    tag: 'operator',
    summary: 'Lists requested payouts; open ones oldest first',
    query: z.strictObject({ state: z.enum(payoutStates).default('requested'), page: pageSchema }),
    response: successSchema(z.strictObject({ payouts: z.array(payoutSchema), hasMore: z.boolean() })),
  }),
  payPayout: defineEndpoint({
    method: 'POST',
    path: '/api/v1/operator/payouts/:id/pay/',
    tag: 'operator',
    summary: 'Marks a payout as paid, with a reference. The creator is notified',
    params: idParamsSchema,
    body: z.strictObject({
      reference: z
        .string()
        .trim()
        .min(1, 'Enter a payment reference, such as the transaction ID.')
        .max(STAFF_REASON_MAX),
    }),
    response: emptySuccessSchema,
  }),
  returnPayout: defineEndpoint({
    method: 'POST',
    path: '/api/v1/operator/payouts/:id/return/',
    tag: 'operator',
    summary: 'Rejects a payout and returns the coins. The creator is notified with the reason',
    params: idParamsSchema,
    body: z.strictObject({ reason: reasonSchema }),
    response: emptySuccessSchema,
  }),
  listAccountMoves: defineEndpoint({
    method: 'GET',
    path: '/api/v1/operator/users/:id/coins/',
    tag: 'operator',
    summary: 'Lists an account’s coin transactions, newest first',
    params: idParamsSchema,
    query: z.strictObject({
      before: z
        .string()
        .regex(/^[0-9]{1,15}$/)
        .optional(),
    }),
    response: successSchema(
      z.strictObject({
        /** `isRefundable` is true for purchases in games that have not been refunded yet. */
        moves: z.array(coinTransactionSchema.extend({ isRefundable: z.boolean() })),
        next: z.string().nullable(),
      }),
    ),
  }),
  refundPurchase: defineEndpoint({
    method: 'POST',
    path: '/api/v1/operator/coins/:id/refund/',
    tag: 'operator',
    summary: 'Refunds a purchase in a game. The buyer and the creator are notified',
    params: idParamsSchema,
    body: z.strictObject({ reason: reasonSchema }),
    response: emptySuccessSchema,
  }),
};
