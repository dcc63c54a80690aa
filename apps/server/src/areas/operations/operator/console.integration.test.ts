import { randomUUID } from 'node:crypto';
import { auditActions } from '@playloom/api-contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '../../../process/clock.ts';
import { auditLog } from '../../../storage/schema.ts';
import { addGame } from '../../../testing/addGame.ts';
import { addPayoutMethod } from '../../../testing/addPayoutMethod.ts';
import { addSignedInUser, type SignedInUser } from '../../../testing/addSignedInUser.ts';
import { addStaff } from '../../../testing/addStaff.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { runStatement } from '../../../testing/runStatement.ts';
import { createClaimBody, createCounterNoticeBody } from '../../../testing/createClaimBody.ts';
import { buyCoins, spendCoins } from '../../economy/ledger/moves.ts';
import { runLedgerTransaction } from '../../economy/coins/runLedgerTransaction.ts';

let server: TestServer;
let operator: SignedInUser;
let ada: SignedInUser;
beforeAll(async () => {
  server = await createTestServer();
  operator = await addStaff(server, 'operator');
  ada = await addSignedInUser(server, 'ada');
});
afterAll(() => server.close());

const because = { reason: 'Because' };
/** Actions that exist only on the forum pages, not in the console. */
const IN_FORUM = new Set(['post.remove', 'topic.moderate']);

async function sanctionUsers(): Promise<void> {
  const { api } = operator.client;
  const ben = await addSignedInUser(server, 'ben');
  const params = { id: ben.user.id };
  const found = (await api.listAccounts({ query: { search: 'ben' } })).data.accounts;
  expect(found.map(({ id }) => id)).toEqual([ben.user.id]);
  await api.changeRole({ params, body: { role: 'moderator', ...because } });
  await api.endAccountSessions({ params, body: because });
  await api.resetTwoFactor({ params, body: because });
  await api.banAccount({ params, body: because });
  await api.muteAccount({ params, body: because });
  await api.pardonAccount({ params, body: because });
  await api.correctBirthDate({ params, body: { birthDate: '2001-02-03', ...because } });
  await api.adjustCoins({ params, body: { amount: 5, key: randomUUID(), ...because } });
}

/** Sells twice in Ada's game and refunds one sale. Pays out part of the other, and returns a second payout request. */
async function decideOnCoins(gameId: string): Promise<void> {
  const { api } = operator.client;
  const buyer = await addSignedInUser(server, 'buyer');
  const [userId, at] = [buyer.user.id, server.clock.now()];
  await runLedgerTransaction(server.services, (ledger) =>
    buyCoins(ledger, { key: 'pack', amount: 90_000n, at, userId, pack: 'x' }),
  );
  const sell = (item: string, amount: bigint) =>
    runLedgerTransaction(server.services, (ledger) =>
      spendCoins(ledger, { key: item, amount, at, userId, creatorId: ada.user.id, gameId, item }),
    );
  await sell('Castle', 50_000n);
  const { move } = await sell('Hat', 10n);
  await api.refundPurchase({ params: { id: move.id }, body: because });
  server.clock.advance(15 * DAY_MS);
  const ask = async () => {
    const body = { amount: '10000', key: randomUUID() };
    return { id: (await ada.client.api.requestPayout({ body })).data.id };
  };
  await addPayoutMethod(server, ada);
  const shown = await ask();
  await api.showPayoutDestination({ params: shown });
  await api.payPayout({ params: shown, body: { reference: 'Transfer 1' } });
  await api.returnPayout({ params: await ask(), body: because });
  const { payouts } = (await api.listPayouts({ query: { state: 'paid' } })).data;
  expect(payouts).toMatchObject([{ user: { username: 'ada' }, decision: 'Transfer 1' }]);
}

async function closeReports(): Promise<void> {
  const { api } = operator.client;
  for (const [username, state] of [
    ['ben', 'resolved'],
    ['buyer', 'dismissed'],
  ] as const) {
    const subject = { kind: 'user', username } as const;
    await ada.client.api.sendReport({ body: { subject, reason: 'harassment', details: 'Again' } });
    const [report] = (await api.listReports()).data.reports;
    await api.closeReport({ params: { id: report?.id ?? '' }, body: { state, ...because } });
  }
}

async function hideAndShow(gameId: string): Promise<void> {
  const { api } = operator.client;
  expect((await api.listAllGames()).data.games.map(({ id }) => id)).toEqual([gameId]);
  const params = { id: gameId };
  for (const isHidden of [true, false]) await api.hideGame({ params, body: { isHidden, ...because } });
}

/** Rejects one claim. Another claim removes Ada's game until it is restored. */
async function decideClaims(slug: string): Promise<void> {
  const { api } = operator.client;
  const addClaim = async () => {
    await server.newClient().api.sendCopyrightClaim({ body: createClaimBody(server, slug) });
    const [claim] = (await api.listCopyrightClaims({ query: { state: 'open' } })).data.claims;
    return { id: claim?.id ?? '' };
  };
  await api.decideCopyrightClaim({ params: await addClaim(), body: { decision: 'reject', ...because } });
  const params = await addClaim();
  await api.decideCopyrightClaim({ params, body: { decision: 'remove', ...because } });
  await ada.client.api.sendCounterNotice({ params, body: createCounterNoticeBody() });
  for (const decision of ['keep', 'restore'] as const)
    await api.decideCopyrightClaim({ params, body: { decision, ...because } });
}

async function answerMessages(): Promise<void> {
  const { api } = operator.client;
  await ada.client.api.sendFeedback({ body: { type: 'Other', message: 'Hello' } });
  const body = { name: 'Ada', email: 'museum@example.org', message: 'A game for us' };
  await server.client.api.sendContact({ body });
  for (const kind of ['feedback', 'contact'] as const) {
    const [message] = (await api.listInbox({ query: { kind } })).data.messages;
    const params = { kind, id: message?.id ?? '' };
    await api.answerMessage({ params, body: {} });
    await api.reopenMessage({ params });
  }
}

async function runTheMachine(): Promise<void> {
  const { api } = operator.client;
  const id = randomUUID();
  await runStatement(
    server.databaseUrl,
    `insert into pgboss.job (id, name, state) values ('${id}', 'clean-up', 'failed')`,
  );
  expect((await api.listJobs()).data.failed).toMatchObject([{ id, queue: 'clean-up' }]);
  await api.retryJob({ params: { queue: 'clean-up', id } });
  expect((await api.readHealth()).data.parts.map(({ name }) => name)).toContain('Database');
  for (const text of ['At noon.', '']) await api.setNotice({ body: { text } });
  const [season] = (await api.listSeasons()).data;
  await api.renameSeason({ params: { number: season!.number }, body: { name: 'Harvest' } });
  const body = { text: 'We store less.', summary: 'We store less.', basedOn: 1 };
  await api.publishAgreement({ params: { type: 'pp' }, body });
}

it('[OP-02] performs every action of the console, and each one is in the audit log', async () => {
  const game = await addGame(server, { creatorId: ada.user.id });
  await sanctionUsers();
  await decideOnCoins(game.id);
  await closeReports();
  await hideAndShow(game.id);
  await decideClaims(game.slug);
  await answerMessages();
  await runTheMachine();
  const entries = await server.services.db.select().from(auditLog);
  const inConsole = auditActions.filter((action) => !IN_FORUM.has(action));
  expect(new Set(entries.map(({ action }) => action))).toEqual(new Set(inConsole));
  expect(entries.every(({ actorId }) => actorId === operator.user.id)).toBe(true);
  // Every action against a user has a reason.
  const sanctioned = entries.filter(({ userId }) => userId !== null);
  expect(sanctioned.filter(({ reason }) => reason === '')).toEqual([]);
  const { data } = await operator.client.api.listAudit({ query: { user: 'ben' } });
  expect(data.entries.length).toBeGreaterThanOrEqual(8);
});
