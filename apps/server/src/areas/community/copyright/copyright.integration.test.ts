import { apiLimits } from '@playloom/api-contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteDueAccounts } from '../../operations/account-data/deleteDueAccounts.ts';
import { type GameRow, auditLog, copyrightClaims, games, users } from '../../../storage/schema.ts';
import { addGame } from '../../../testing/addGame.ts';
import { addSignedInUser, type SignedInUser } from '../../../testing/addSignedInUser.ts';
import { addStaff } from '../../../testing/addStaff.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { createUniqueUsername } from '../../../testing/createUniqueUsername.ts';
import { createClaimBody, createCounterNoticeBody } from '../../../testing/createClaimBody.ts';
import { readErrorId } from '../../creation/drafts/testing/readErrorId.ts';

const OPERATOR = 'operator@example.org';
const CLAIMANT = 'painter@example.org';

let server: TestServer;
let creator: SignedInUser;
let operator: SignedInUser;
let game: GameRow;
beforeAll(async () => {
  server = await createTestServer({ env: { OPERATOR_EMAIL: OPERATOR } });
  [creator, operator] = [await addSignedInUser(server, 'borrower'), await addStaff(server, 'operator')];
  game = await addGame(server, { creatorId: creator.user.id, settings: { title: 'Borrowed' } });
});
afterAll(() => server.close());

const claim = (slug: string, change: object = {}) =>
  createClaimBody(server, slug, { email: CLAIMANT, ...change });
type State = typeof copyrightClaims.$inferSelect.state;
type Decision = 'remove' | 'reject' | 'restore' | 'keep';
const list = async (state: State) =>
  (await operator.client.api.listCopyrightClaims({ query: { state, page: '1' } })).data.claims;
const decide = (id: string, decision: Decision, reason = 'Looked at it') =>
  operator.client.api.decideCopyrightClaim({ params: { id }, body: { decision, reason } });
const isHidden = async (id: string) =>
  (await server.services.db.select().from(games).where(eq(games.id, id)))[0]?.hiddenAt !== null;

/** Sends a claim from a new visitor and returns its id. */
async function addClaim(slug: string, client = server.newClient()): Promise<string> {
  const { number } = (await client.api.sendCopyrightClaim({ body: claim(slug) })).data;
  return (await list('open')).find((one) => one.number === number)!.id;
}

it('[CM-04:part] accepts a claim without login, removes the game, accepts a counter-notice and restores the game', async () => {
  const sent = await server.newClient().api.sendCopyrightClaim({ body: claim(game.slug) });
  const { number } = sent.data;
  expect(await server.mailTo(OPERATOR)).toMatchObject({
    subject: `Copyright claim ${number} about Borrowed`,
    replyTo: CLAIMANT,
  });
  const [open] = await list('open');
  expect(open).toMatchObject({
    number,
    account: null,
    game: { slug: game.slug, title: 'Borrowed', creator: { username: 'borrower' } },
    claimant: { name: 'Paula Painter', email: CLAIMANT, address: '1 Canvas Street, Oslo' },
    counterNotice: null,
  });
  const { id } = open!;
  const params = { id };
  const read = () => creator.client.api.readCopyrightNotice({ params });
  expect(await readErrorId(read())).toBe('copyright_claim_not_found');

  await decide(id, 'remove', 'The fox is the same');
  expect(await isHidden(game.id)).toBe(true);
  const page = `/copyright/${id}/counter-notice`;
  const mail = await server.mailTo(creator.user.email!);
  expect(mail.link).toBe(`${server.services.config.publicUrl}${page}`);
  expect(mail.text).toContain('Paula Painter');
  expect(mail.text + mail.html).not.toMatch(/painter@example|Canvas Street/);
  expect((await server.mailTo(CLAIMANT)).text).toContain('We removed Borrowed.');
  await expect
    .poll(() => creator.client.api.listNotifications({ params: { page: 0 } }))
    .toMatchObject([{ kind: 'moderation', href: page }]);
  const notice = await read();
  expect(notice.data).toMatchObject({ claimant: 'Paula Painter', canAnswer: true, number });
  expect(JSON.stringify(notice)).not.toMatch(/painter@example|Canvas Street/);

  await creator.client.api.sendCounterNotice({ params, body: createCounterNoticeBody() });
  expect(
    await readErrorId(creator.client.api.sendCounterNotice({ params, body: createCounterNoticeBody() })),
  ).toBe('counter_notice_closed');
  const claimantMail = await server.mailTo(CLAIMANT);
  expect(claimantMail.text).toContain('sent a counter-notice');
  expect(claimantMail.text).not.toMatch(/bob@example|Norway/);
  expect((await list('counter_notice'))[0]).toMatchObject({
    claimant: { name: 'Paula Painter' },
    counterNotice: { name: 'Bob Borrower', statement: 'I painted this fox myself.' },
  });

  await decide(id, 'restore', 'The creator painted it');
  expect(await isHidden(game.id)).toBe(false);
  expect((await list('restored')).map((one) => one.id)).toEqual([id]);
  expect((await server.mailTo(creator.user.email!)).text).toContain('Borrowed was restored');
  expect((await server.mailTo(CLAIMANT)).text).toContain('We restored Borrowed');
  const entries = await server.services.db.select().from(auditLog).where(eq(auditLog.gameId, game.id));
  expect(entries.map(({ action }) => action)).toEqual([
    'game.hide',
    'copyright.remove',
    'game.show',
    'copyright.restore',
  ]);
});

it('[CM-04:part] rejects a claim with a reason, and decides each claim once', async () => {
  const id = await addClaim(game.slug);
  await decide(id, 'reject', 'The work is in the public domain');
  expect((await server.mailTo(CLAIMANT)).text).toContain('The work is in the public domain');
  expect(await isHidden(game.id)).toBe(false);
  expect(await readErrorId(decide(id, 'remove'))).toBe('copyright_claim_decided');
  const params = { id };
  expect(await readErrorId(creator.client.api.readCopyrightNotice({ params }))).toBe(
    'copyright_claim_not_found',
  );
});

it('[CM-04:part] keeps a game removed after a counter-notice, and while another claim removes it', async () => {
  const other = await addGame(server, { creatorId: creator.user.id });
  const [first, second] = [await addClaim(other.slug), await addClaim(other.slug)];
  await decide(first, 'remove');
  await decide(second, 'remove');
  const params = { id: second };
  await creator.client.api.sendCounterNotice({ params, body: createCounterNoticeBody() });
  await decide(second, 'keep');
  expect((await creator.client.api.readCopyrightNotice({ params })).data).toMatchObject({
    state: 'content_removed',
    canAnswer: false,
  });
  await decide(first, 'restore');
  expect(await isHidden(other.id)).toBe(true);
  await decide(second, 'restore');
  expect(await isHidden(other.id)).toBe(false);
});

it('[CM-04:part] shows a claim to the owner of the game only, and accepts a counter-notice only from them', async () => {
  const id = await addClaim(game.slug);
  await decide(id, 'remove');
  const params = { id };
  const stranger = await addSignedInUser(server, createUniqueUsername());
  for (const { client } of [stranger, operator]) {
    expect(await readErrorId(client.api.readCopyrightNotice({ params }))).toBe('copyright_claim_not_found');
    expect(await readErrorId(client.api.sendCounterNotice({ params, body: createCounterNoticeBody() }))).toBe(
      'copyright_claim_not_found',
    );
  }
  const moderator = await addStaff(server, 'moderator');
  expect(await readErrorId(moderator.client.api.listCopyrightClaims({ query: {} }))).toBe('not_allowed');
});

it.each([
  ['content', { content: 'https://elsewhere.example/play/fox' }],
  ['content', { content: '/play/no-such-game' }],
  ['content', { content: '/blog' }],
  ['email', { email: '' }],
  ['email', { email: 'no address' }],
  ['name', { name: ' ' }],
  ['name', { name: 'Paula\nPainter' }],
  ['address', { address: 'a'.repeat(apiLimits.CLAIM_ADDRESS_MAX + 1) }],
  ['work', { work: 'a'.repeat(apiLimits.CLAIM_WORK_MAX + 1) }],
  ['workLink', { workLink: 'javascript:alert(1)' }],
  ['isGoodFaith', { isGoodFaith: false }],
  ['isAccurate', { isAccurate: undefined }],
  ['signature', { signature: '' }],
])('[CM-04:part] rejects a claim with a wrong %s', async (field, change) => {
  const response = await server.newClient().fetch('/api/v1/copyright/claims/', {
    method: 'POST',
    json: claim(game.slug, change),
  });
  expect([400, 404]).toContain(response.status);
  expect(await response.json()).toMatchObject({ fields: { [field]: expect.stringMatching(/\.$/) } });
});

it('[CM-04:part] uses the email of the account, exports own data only and deletes it with the account', async () => {
  const { user, client } = await addSignedInUser(server, 'paula');
  const removed = await addGame(server, { creatorId: creator.user.id });
  const send = () => client.api.sendCopyrightClaim({ body: claim(removed.slug, { email: '' }) });
  const first = (await send()).data.number;
  await send();
  const { id, claimant } = (await list('open')).find(({ number }) => number === first)!;
  expect(claimant.email).toBe(user.email);
  await decide(id, 'remove');
  await creator.client.api.sendCounterNotice({ params: { id }, body: createCounterNoticeBody() });
  const [mine, theirs] = [await client.api.exportData(), await creator.client.api.exportData()].map((data) =>
    JSON.stringify(data),
  );
  expect(mine).toContain('1 Canvas Street');
  expect(mine).not.toContain('Bob Borrower');
  expect(theirs).toContain('Bob Borrower');
  expect(theirs).not.toContain('1 Canvas Street');

  await server.services.db
    .update(users)
    .set({ deleteAfter: server.clock.now() })
    .where(eq(users.id, user.id));
  await deleteDueAccounts(server.services);
  const rows = await server.services.db
    .select()
    .from(copyrightClaims)
    .where(eq(copyrightClaims.gameId, removed.id));
  expect(rows).toMatchObject([{ id, name: 'Deleted account', email: '', address: '', signature: '' }]);
  await decide(id, 'restore');
  expect(await isHidden(removed.id)).toBe(false);
});
