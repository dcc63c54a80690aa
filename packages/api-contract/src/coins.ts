import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { doneSchema, successSchema } from './envelope.ts';
import { USERNAME_MAX } from './limits.ts';
import { tiers, type TierCode } from './names.ts';
import { payoutMethodSchema } from './payoutMethods.ts';

/** Coins in JSON are text, and nothing but digits: a number would lose some above 2^53, and `1e3` is none of ours. */
export const coinAmountSchema = z.string().regex(/^[0-9]{1,18}$/, 'Enter a whole number of coins.');
const signedCoinsSchema = z.string().regex(/^-?[0-9]{1,18}$/);

export const coinMoveKinds = ['purchase', 'gift', 'spend', 'payout', 'adjustment', 'reversal'] as const;
export type CoinMoveKind = (typeof coinMoveKinds)[number];

/** Made by the page once for each thing it asks for: sent again, it happens once. */
const keySchema = z.uuid();

const gameSchema = z.strictObject({ slug: z.string(), title: z.string() });

export const coinMoveSchema = z.strictObject({
  id: z.string(),
  at: z.string(),
  kind: z.enum(coinMoveKinds),
  /** What it brought; negative for what it cost. */
  amount: signedCoinsSchema,
  /** What the user had afterwards. */
  balance: coinAmountSchema,
  /** Who was on the other side; none when it was the house, or when the account is gone. */
  username: z.string().nullable(),
  game: gameSchema.nullable(),
  subject: z.string(),
});
export type CoinMove = z.infer<typeof coinMoveSchema>;

const coinSummarySchema = z.strictObject({
  balance: coinAmountSchema,
  bought: coinAmountSchema,
  earned: coinAmountSchema,
  /** Earned coins past the hold. */
  payable: coinAmountSchema,
  /** What may still be given away today. */
  giftsLeft: coinAmountSchema,
  payoutMin: coinAmountSchema,
  /** Null until the user has said where payouts go. */
  payoutMethod: payoutMethodSchema.nullable(),
  holdDays: z.number().int(),
  /** What the user had at the end of each day on which it changed, oldest first; the first is what they began with. */
  history: z.array(z.strictObject({ day: z.string(), balance: coinAmountSchema })),
  earnings: z.array(z.strictObject({ game: gameSchema, coins: coinAmountSchema, sales: z.number().int() })),
  payouts: z.array(
    z.strictObject({
      id: z.string(),
      at: z.string(),
      amount: coinAmountSchema,
      state: z.enum(['requested', 'paid', 'returned']),
      isSandbox: z.boolean(),
      /** How it was paid, or why it was not. */
      decision: z.string().nullable(),
    }),
  ),
});
export type CoinSummary = z.infer<typeof coinSummarySchema>;

/** What a move that was asked for has led to; the same however often it is asked for. */
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
  /** US cents; less than 50 no card pays. */
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
    summary: 'Packs of coins that can be bought, and whether buying is only a rehearsal',
    response: successSchema(z.strictObject({ packs: z.array(coinPackSchema), isSandbox: z.boolean() })),
  }),
  openCheckout: defineEndpoint({
    method: 'POST',
    path: '/api/v1/payments/checkout/',
    tag: 'coins',
    summary: 'Opens the page on which a pack of coins or a plan is paid',
    body: z.strictObject({ kind: z.enum(['pack', 'tier']), id: z.string().min(1).max(40) }),
    response: successSchema(z.strictObject({ url: z.string() })),
  }),
  readOrder: defineEndpoint({
    method: 'GET',
    path: '/api/v1/payments/orders/:orderId/',
    tag: 'coins',
    summary: 'An order of one’s own',
    params: orderParams,
    response: successSchema(orderSchema),
  }),
  payInSandbox: defineEndpoint({
    method: 'POST',
    path: '/api/v1/payments/orders/:orderId/sandbox/',
    tag: 'coins',
    summary: 'Pays an order with nothing; only where payments are a sandbox',
    params: orderParams,
    response: doneSchema,
  }),
  readSubscription: defineEndpoint({
    method: 'GET',
    path: '/api/v1/subscription/',
    tag: 'coins',
    summary: 'The tier of the signed-in user',
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
    summary: 'Lets the paid tier end with the time that is paid for',
    response: doneSchema,
  }),
};

export const coinEndpoints = {
  ...paymentEndpoints,
  readCoins: defineEndpoint({
    method: 'GET',
    path: '/api/v1/coins/',
    tag: 'coins',
    summary: 'The signed-in user’s coins: what they hold, earned per game, and how it went',
    response: successSchema(coinSummarySchema),
  }),
  listCoinMoves: defineEndpoint({
    method: 'GET',
    path: '/api/v1/coins/moves/',
    tag: 'coins',
    summary: 'The signed-in user’s ledger, newest first',
    query: z.strictObject({
      kind: z.enum(coinMoveKinds).optional(),
      direction: z.enum(['in', 'out']).optional(),
      /** `next` of the page before. */
      before: z
        .string()
        .regex(/^[0-9]{1,15}$/)
        .optional(),
    }),
    response: successSchema(z.strictObject({ moves: z.array(coinMoveSchema), next: z.string().nullable() })),
  }),
  exportCoins: defineEndpoint({
    method: 'GET',
    path: '/api/v1/coins/export/',
    tag: 'coins',
    summary: 'The signed-in user’s whole ledger, as the text of a CSV file',
    response: successSchema(z.string()),
  }),
  giveCoins: defineEndpoint({
    method: 'POST',
    path: '/api/v1/coins/gifts/',
    tag: 'coins',
    summary: 'Gives coins to another user',
    body: z.strictObject({
      username: z.string().trim().min(1, 'Who shall get them?').max(USERNAME_MAX),
      amount: coinAmountSchema,
      key: keySchema,
    }),
    response: successSchema(coinReceiptSchema),
  }),
  acceptOffer: defineEndpoint({
    method: 'POST',
    path: '/api/v1/coins/offers/:offerId/accept/',
    tag: 'coins',
    summary: 'Buys what a game offered to the signed-in user for coins',
    params: z.strictObject({ offerId: z.string().max(100) }),
    response: successSchema(coinReceiptSchema),
  }),
  requestPayout: defineEndpoint({
    method: 'POST',
    path: '/api/v1/coins/payouts/',
    tag: 'coins',
    summary: 'Asks for earned coins to be paid out',
    body: z.strictObject({ amount: coinAmountSchema, key: keySchema }),
    response: successSchema(coinReceiptSchema),
  }),
};
