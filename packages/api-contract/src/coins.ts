import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { emptySuccessSchema, successSchema } from './envelope.ts';
import { USERNAME_MAX } from './limits.ts';
import { tiers, type TierCode } from './names.ts';
import { payoutMethodSchema } from './payoutMethods.ts';

/**
 * Coin amounts are strings of digits in JSON, because JSON numbers lose precision above 2^53 and allow forms such as
 * `1e3`.
 */
export const coinAmountSchema = z.string().regex(/^[0-9]{1,18}$/, 'Enter a whole number of coins.');
const signedCoinsSchema = z.string().regex(/^-?[0-9]{1,18}$/);

export const coinTransactionKinds = [
  'purchase',
  'gift',
  'spend',
  'payout',
  'adjustment',
  'reversal',
] as const;
export type CoinTransactionKind = (typeof coinTransactionKinds)[number];

/** Idempotency key. The page creates one per request, so that a retry does not repeat the transaction. */
const keySchema = z.uuid();

const gameSchema = z.strictObject({ slug: z.string(), title: z.string() });

export const coinTransactionSchema = z.strictObject({
  id: z.string(),
  at: z.string(),
  kind: z.enum(coinTransactionKinds),
  /** Coins received; negative for coins spent. */
  amount: signedCoinsSchema,
  /** Balance after this transaction. */
  balance: coinAmountSchema,
  /** The other user in the transaction; null if it was the platform or a deleted account. */
  username: z.string().nullable(),
  game: gameSchema.nullable(),
  subject: z.string(),
});
export type CoinTransaction = z.infer<typeof coinTransactionSchema>;

const coinSummarySchema = z.strictObject({
  balance: coinAmountSchema,
  bought: coinAmountSchema,
  earned: coinAmountSchema,
  /** Earned coins whose hold period is over. */
  payable: coinAmountSchema,
  /** Coins that the user may still send, after gifts in the last 24 hours are subtracted. */
  giftsLeft: coinAmountSchema,
  payoutMin: coinAmountSchema,
  /** Null until the user has set a payout method. */
  payoutMethod: payoutMethodSchema.nullable(),
  holdDays: z.number().int(),
  /** Balance at the end of each day on which it changed, oldest first. The first entry includes all earlier changes. */
  history: z.array(z.strictObject({ day: z.string(), balance: coinAmountSchema })),
  earnings: z.array(z.strictObject({ game: gameSchema, coins: coinAmountSchema, sales: z.number().int() })),
  payouts: z.array(
    z.strictObject({
      id: z.string(),
      at: z.string(),
      amount: coinAmountSchema,
      state: z.enum(['requested', 'paid', 'returned']),
      isSandbox: z.boolean(),
      /** How it was paid, or why it was rejected. */
      decision: z.string().nullable(),
    }),
  ),
});
export type CoinSummary = z.infer<typeof coinSummarySchema>;

/** The result of a requested transaction; the same for every retry. */
const coinReceiptSchema = z.strictObject({
  id: z.string(),
  amount: coinAmountSchema,
  balance: coinAmountSchema,
});
export type CoinReceipt = z.infer<typeof coinReceiptSchema>;

export const coinPackSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/),
  name: z.string().min(1).max(40),
  coins: z.number().int().min(1).max(1_000_000),
  /** US cents. Cards cannot be charged less than 50. */
  cents: z.number().int().min(50).max(1_000_000),
});
export type CoinPack = z.infer<typeof coinPackSchema>;

const orderSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  cents: z.number().int(),
  kind: z.enum(['pack', 'tier']),
  state: z.enum(['open', 'paid', 'reversed']),
});
const orderParams = z.strictObject({ orderId: z.string().max(100) });

const paymentEndpoints = {
  listCoinPacks: defineEndpoint({
    method: 'GET',
    path: '/api/v1/coin-packs/',
    tag: 'coins',
    summary: 'Lists the coin packs for sale, and whether payments run in a sandbox',
    response: successSchema(z.strictObject({ packs: z.array(coinPackSchema), isSandbox: z.boolean() })),
  }),
  openCheckout: defineEndpoint({
    method: 'POST',
    path: '/api/v1/payments/checkout/',
    tag: 'coins',
    summary: 'Opens the payment page for a coin pack or a plan',
    body: z.strictObject({ kind: z.enum(['pack', 'tier']), id: z.string().min(1).max(40) }),
    response: successSchema(z.strictObject({ url: z.string() })),
  }),
  readOrder: defineEndpoint({
    method: 'GET',
    path: '/api/v1/payments/orders/:orderId/',
    tag: 'coins',
    summary: 'Returns one of the user’s orders',
    params: orderParams,
    response: successSchema(orderSchema),
  }),
  payInSandbox: defineEndpoint({
    method: 'POST',
    path: '/api/v1/payments/orders/:orderId/sandbox/',
    tag: 'coins',
    summary: 'Pays for an order without real money; works only in the sandbox',
    params: orderParams,
    response: emptySuccessSchema,
  }),
  readSubscription: defineEndpoint({
    method: 'GET',
    path: '/api/v1/subscription/',
    tag: 'coins',
    summary: 'Returns the user’s plan',
    response: successSchema(
      z.strictObject({
        tier: z.enum(Object.keys(tiers) as [TierCode, ...TierCode[]]),
        name: z.string(),
        paidUntil: z.string().nullable(),
        isEnding: z.boolean(),
      }),
    ),
  }),
  endSubscription: defineEndpoint({
    method: 'DELETE',
    path: '/api/v1/subscription/',
    tag: 'coins',
    summary: 'Cancels the paid plan at the end of the paid period',
    response: emptySuccessSchema,
  }),
};

export const coinEndpoints = {
  ...paymentEndpoints,
  readCoins: defineEndpoint({
    method: 'GET',
    path: '/api/v1/coins/',
    tag: 'coins',
    summary: 'Returns the user’s coins: balance, earnings per game, and history',
    response: successSchema(coinSummarySchema),
  }),
  listCoinMoves: defineEndpoint({
    method: 'GET',
    path: '/api/v1/coins/moves/',
    tag: 'coins',
    summary: 'Lists the user’s coin transactions, newest first',
    query: z.strictObject({
      kind: z.enum(coinTransactionKinds).optional(),
      direction: z.enum(['in', 'out']).optional(),
      /** The value of `next` in the response for the previous page. */
      before: z
        .string()
        .regex(/^[0-9]{1,15}$/)
        .optional(),
    }),
    response: successSchema(
      z.strictObject({ moves: z.array(coinTransactionSchema), next: z.string().nullable() }),
    ),
  }),
  exportCoins: defineEndpoint({
    method: 'GET',
    path: '/api/v1/coins/export/',
    tag: 'coins',
    summary: 'Exports all of the user’s coin transactions as CSV',
    response: successSchema(z.string()),
  }),
  giveCoins: defineEndpoint({
    method: 'POST',
    path: '/api/v1/coins/gifts/',
    tag: 'coins',
    summary: 'Sends coins to another user',
    body: z.strictObject({
      username: z.string().trim().min(1, 'Enter a username.').max(USERNAME_MAX),
      amount: coinAmountSchema,
      key: keySchema,
    }),
    response: successSchema(coinReceiptSchema),
  }),
  acceptOffer: defineEndpoint({
    method: 'POST',
    path: '/api/v1/coins/offers/:offerId/accept/',
    tag: 'coins',
    summary: 'Buys an item that a game offered to the user, paid with coins',
    params: z.strictObject({ offerId: z.string().max(100) }),
    response: successSchema(coinReceiptSchema),
  }),
  requestPayout: defineEndpoint({
    method: 'POST',
    path: '/api/v1/coins/payouts/',
    tag: 'coins',
    summary: 'Requests a payout of earned coins',
    body: z.strictObject({ amount: coinAmountSchema, key: keySchema }),
    response: successSchema(coinReceiptSchema),
  }),
};
