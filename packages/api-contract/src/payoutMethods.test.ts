import { expect, it } from 'vitest';
import { payoutDestinationInputSchema } from './payoutMethods.ts';

const bank = { kind: 'bank', holder: 'Ada Lovelace', bankCode: '', country: 'Germany' };

it.each([
  ['de89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  ['GB82-WEST-1234-5698-7654-32', 'GB82WEST12345698765432'],
  ['0001 2345 678', '00012345678'],
])('accepts the account %s as people write it', (account, stored) => {
  expect(payoutDestinationInputSchema.parse({ ...bank, account })).toMatchObject({ account: stored });
});

it.each(['DE89370400440532013001', '', '12', 'x'.repeat(80), '<script>'])(
  'rejects the account %s',
  (account) => {
    expect(payoutDestinationInputSchema.safeParse({ ...bank, account }).success).toBe(false);
  },
);
