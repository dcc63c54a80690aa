import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '../../../process/clock.ts';
import { deleteDueAccounts } from '../../operations/account-data/deleteDueAccounts.ts';
import { coinPayouts, payoutMethods } from '../../../storage/schema.ts';
import { addGame } from '../../../testing/addGame.ts';
import { addSignedInUser, type SignedInUser } from '../../../testing/addSignedInUser.ts';
import { addStaff } from '../../../testing/addStaff.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { signUpUser, type SignedUpUser } from '../../../testing/signUpUser.ts';
import { readErrorId } from '../../creation/drafts/testing/readErrorId.ts';
import { PAYOUT_HOLD_MS } from '../ledger/coinLimits.ts';
import { buyCoins, spendCoins } from '../ledger/moves.ts';
import { runLedgerTransaction } from './runLedgerTransaction.ts';

const PAYOUT_METHOD_HOLD_MS = 3 * DAY_MS;

const IBAN = 'DE89370400440532013000';
const bank = {
  kind: 'bank',
  holder: 'Ada Lovelace',
  account: IBAN,
  bankCode: '',
  country: 'Germany',
} as const;

let server: TestServer;
let ada: SignedUpUser;
let operator: SignedInUser;
beforeAll(async () => {
  server = await createTestServer();
  [ada, operator] = [await signUpUser(server), await addStaff(server, 'operator')];
  const buyer = await addSignedInUser(server, 'buyer');
  const gameId = (await addGame(server, { creatorId: ada.user._id })).id;
  const at = server.clock.now();
  const sale = { userId: buyer.user.id, creatorId: ada.user._id, gameId, item: 'Hat' };
  await runLedgerTransaction(server.services, async (ledger) => {
    await buyCoins(ledger, { key: 'pack', amount: 50_000n, at, userId: buyer.user.id, pack: 'x' });
    return spendCoins(ledger, { key: 'hat', amount: 40_000n, at, ...sale });
  });
  server.clock.advance(PAYOUT_HOLD_MS);
});
afterAll(() => server.close());

const request = () => ada.client.api.requestPayout({ body: { amount: '10000', key: randomUUID() } });
const readMethod = async () => (await ada.client.api.readCoins()).data.payoutMethod;
const set = (method: object, currentPassword = ada.password) =>
  ada.client.api.setPayoutMethod({ body: { ...method, currentPassword } as never });

it('[CO-04:part] requires a payout method before a payout, with the password, and shows it masked', async () => {
  expect(await readMethod()).toBeNull();
  expect(await readErrorId(request())).toBe('payout_method_missing');
  expect((await ada.client.api.readCoins()).data.payouts).toEqual([]);
  expect(await readErrorId(set(bank, 'not my password'))).toBe('wrong_password');
  expect(await readErrorId(set({ ...bank, account: 'DE89370400440532013001' }))).toBe('invalid_input');

  await set(bank);
  expect(await readMethod()).toMatchObject({ kind: 'bank', label: 'Bank account ending in 3000' });
  const rows = await server.services.db.select().from(payoutMethods);
  expect(JSON.stringify(rows)).not.toMatch(/Lovelace|3704/);
  await request();
});

it('[CO-04:part] puts a changed method on hold, mails the owner, and keeps the method of requested payouts', async () => {
  await set({ kind: 'paypal', email: 'thief@example.org' });
  const mails = (await server.allMails()).filter(({ to }) => to === ada.email);
  expect(mails.map(({ text }) => text).join()).toContain('PayPal t…@example.org');
  expect(await readErrorId(request())).toBe('payout_method_new');
  await ada.client.api.removePayoutMethod();
  expect(await readMethod()).toBeNull();
  expect(await readErrorId(request())).toBe('payout_method_missing');
  await set({ kind: 'paypal', email: 'thief@example.org' });
  expect(await readErrorId(request())).toBe('payout_method_new');
  server.clock.advance(PAYOUT_METHOD_HOLD_MS);
  await request();

  const { payouts } = (await operator.client.api.listPayouts()).data;
  expect(payouts.map(({ hasDestination }) => hasDestination)).toEqual([true, true]);
  const shown = await Promise.all(
    payouts.map(({ id }) => operator.client.api.showPayoutDestination({ params: { id } })),
  );
  expect(shown.map(({ data }) => data)).toEqual([bank, { kind: 'paypal', email: 'thief@example.org' }]);
  const { entries } = (await operator.client.api.listAudit()).data;
  expect(entries.filter(({ action }) => action === 'payout.show')).toHaveLength(2);
  expect(JSON.stringify(entries)).not.toContain(IBAN);
});

it('[CO-04:part] shows a destination to operators only, and a copied row cannot be decrypted for another user', async () => {
  const moderator = await addStaff(server, 'moderator');
  const [payout] = (await operator.client.api.listPayouts()).data.payouts;
  const params = { id: payout!.id };
  for (const { client } of [ada, moderator])
    expect(await readErrorId(client.api.showPayoutDestination({ params }))).toBe('not_allowed');
  const { db } = server.services;
  const other = await addSignedInUser(server, 'other');
  await db.update(coinPayouts).set({ userId: other.user.id }).where(eq(coinPayouts.moveId, params.id));
  expect(await readErrorId(operator.client.api.showPayoutDestination({ params }))).toBe(
    'payout_destination_unknown',
  );
  await db.update(coinPayouts).set({ userId: ada.user._id }).where(eq(coinPayouts.moveId, params.id));
});

it('[RT-10:server] includes the method in the data export, and erases it with the account', async () => {
  const exported = JSON.stringify(await ada.client.api.exportData());
  expect(exported).toContain('thief@example.org');
  expect(exported).toContain(IBAN);
  await ada.client.api.scheduleDeletion({ body: { currentPassword: ada.password } });
  server.clock.advance(60 * DAY_MS);
  await deleteDueAccounts(server.services);
  const { db } = server.services;
  expect(await db.select().from(payoutMethods)).toEqual([]);
  const left = await db.select().from(coinPayouts);
  expect(left.map(({ userId, destination }) => [userId, destination])).toEqual([
    [null, null],
    [null, null],
  ]);
});
