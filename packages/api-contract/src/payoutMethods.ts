import { z } from 'zod';
import { emailSchema } from './accounts.ts';
import { currentPasswordSchema } from './currentPasswordSchema.ts';
import { defineEndpoint } from './endpoint.ts';
import { emptySuccessSchema, successSchema } from './envelope.ts';
import { PAYOUT_ACCOUNT_MAX, PAYOUT_COUNTRY_MAX, PAYOUT_HOLDER_MAX } from './limits.ts';
import { idParamsSchema } from './operatorFields.ts';

const IBAN = /^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$/;
const ACCOUNT = /^[A-Z0-9]{5,34}$/;

/** Removes spaces and dashes, because bank forms expect numbers without them. */
const codeSchema = z
  .string()
  .max(PAYOUT_ACCOUNT_MAX)
  .transform((text) => text.replace(/[\s-]/g, '').toUpperCase());

const bankSchema = z.strictObject({
  kind: z.literal('bank'),
  holder: z.string().trim().min(1, 'Enter the account holder’s name.').max(PAYOUT_HOLDER_MAX),
  account: codeSchema.pipe(
    z
      .string()
      .regex(ACCOUNT, 'Enter an IBAN or account number.')
      .refine((text) => !IBAN.test(text) || isIban(text), 'This IBAN isn’t valid. Check it for typos.'),
  ),
  /** Empty for an IBAN, which already identifies the bank. */
  bankCode: codeSchema.pipe(z.string().regex(/^[A-Z0-9]{0,20}$/, 'Enter a BIC or routing number.')),
  country: z.string().trim().min(2, 'Enter your bank’s country.').max(PAYOUT_COUNTRY_MAX),
});

const paypalSchema = z.strictObject({ kind: z.literal('paypal'), email: emailSchema });

/** Payout destination as a user enters it. */
export const payoutDestinationInputSchema = z.discriminatedUnion('kind', [bankSchema, paypalSchema]);

/** Payout destination after validation, as it is stored and shown. */
export const payoutDestinationSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('bank'),
    holder: z.string(),
    account: z.string(),
    bankCode: z.string(),
    country: z.string(),
  }),
  z.strictObject({ kind: z.literal('paypal'), email: z.string() }),
]);
export type PayoutDestination = z.infer<typeof payoutDestinationSchema>;

/** The method as its owner sees it: enough to recognize it, but not to use it. */
export const payoutMethodSchema = z.strictObject({
  kind: z.enum(['bank', 'paypal']),
  label: z.string(),
  /**
   * When a changed method becomes active; null if it already is. The waiting period keeps someone with access to an
   * open browser from redirecting a payout.
   */
  usableFrom: z.string().nullable(),
});
export type PayoutMethod = z.infer<typeof payoutMethodSchema>;

/**
 * Checks the checksum of an IBAN: the first four characters move to the end, letters are replaced with numbers, and the
 * remainder modulo 97 must be 1.
 */
function isIban(iban: string): boolean {
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(parseInt(letter, 36)),
  );
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

export const payoutMethodEndpoints = {
  setPayoutMethod: defineEndpoint({
    method: 'PUT',
    path: '/api/v1/coins/payout-method/',
    tag: 'coins',
    summary: 'Sets the user’s payout method',
    body: z.discriminatedUnion('kind', [
      bankSchema.extend({ currentPassword: currentPasswordSchema }),
      paypalSchema.extend({ currentPassword: currentPasswordSchema }),
    ]),
    response: successSchema(payoutMethodSchema),
  }),
  removePayoutMethod: defineEndpoint({
    method: 'DELETE',
    path: '/api/v1/coins/payout-method/',
    tag: 'coins',
    summary: 'Deletes the user’s payout method',
    response: emptySuccessSchema,
  }),
  showPayoutDestination: defineEndpoint({
    method: 'POST',
    path: '/api/v1/operator/payouts/:id/destination/',
    tag: 'operator',
    summary: 'Shows where a payout goes. Each view is recorded in the audit log',
    params: idParamsSchema,
    response: successSchema(payoutDestinationSchema),
  }),
};
