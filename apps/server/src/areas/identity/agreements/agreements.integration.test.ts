import { apiLimits } from '@playloom/api-contract';
import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { consents } from '../../../storage/schema.ts';
import { addSignedInUser, type SignedInUser } from '../../../testing/addSignedInUser.ts';
import { addStaff } from '../../../testing/addStaff.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';

let server: TestServer;
let operator: SignedInUser;
let ada: SignedInUser;
beforeEach(async () => {
  server = await createTestServer();
  operator = await addStaff(server, 'operator');
  ada = await addSignedInUser(server, 'ada');
  await agree(ada);
});
afterEach(() => server.close());

const NEW_POLICY = { text: '## Less\n\nWe store less.', summary: 'We store less about you.', basedOn: 1 };

function publish(type: 'tos' | 'pp', body = NEW_POLICY) {
  return operator.client.api.publishAgreement({ params: { type }, body });
}

function agree({ client }: SignedInUser, versions?: { tos: number; pp: number }) {
  return client.api.updateConsent({ body: { isTOSAndPrivacyApproved: true, versions } });
}

async function readApproval({ client }: SignedInUser): Promise<string | null | undefined> {
  return (await client.api.readUser()).data?.lastTermsAndPrivacyApprovalDate;
}

it('[DG-04:server] [ST-01:part] asks every user again after a new version, and not again after agreeing', async () => {
  const newcomer = await addSignedInUser(server, 'newcomer');
  expect(await readApproval(ada)).toBe(server.clock.now().toISOString());
  // The clock is not advanced, because the version decides and not the date.
  expect((await publish('pp')).data).toEqual({ number: 2 });
  expect(await readApproval(ada)).toBeNull();
  expect((await ada.client.api.readUser()).data).toMatchObject({ isSecondStepAfterSignupCompleted: true });
  const { data: settings } = await ada.client.api.readSettings();
  expect(settings.user.lastTermsAndPrivacyApprovalDate).toBeNull();
  const { data } = await agree(ada, { tos: 1, pp: 2 });
  expect(data.lastTermsAndPrivacyApprovalDate).toBe(server.clock.now().toISOString());
  expect(await readApproval(ada)).toBe(server.clock.now().toISOString());
  // A user who has never agreed can accept the current versions without naming them.
  await agree(newcomer);
  expect(await readApproval(newcomer)).not.toBeNull();
  await publish('tos');
  expect(await readApproval(ada)).toBeNull();
});

it('[DG-04:server] keeps earlier agreements with their versions', async () => {
  await publish('pp');
  await agree(ada);
  await publish('tos');
  await publish('pp', { ...NEW_POLICY, basedOn: 2 });
  await agree(ada);
  const rows = await server.services.db
    .select({ tos: consents.tosVersion, pp: consents.ppVersion })
    .from(consents)
    .where(eq(consents.userId, ada.user.id))
    .orderBy(asc(consents.tosVersion), asc(consents.ppVersion));
  expect(rows).toEqual([
    { tos: 1, pp: 1 },
    { tos: 1, pp: 2 },
    { tos: 2, pp: 3 },
  ]);
});

it('[DG-04:server] lists the changes since the user agreed', async () => {
  const read = async () => (await ada.client.api.listAgreementChanges()).data;
  expect(await read()).toEqual({ current: { tos: 1, pp: 1 }, changes: [] });
  await publish('pp');
  server.clock.advance(1000);
  await publish('tos', { ...NEW_POLICY, summary: 'Be kind.' });
  expect(await read()).toMatchObject({
    current: { tos: 2, pp: 2 },
    changes: [
      { type: 'tos', number: 2, summary: 'Be kind.', publishedAt: server.clock.now().toISOString() },
      { type: 'pp', number: 2, summary: NEW_POLICY.summary },
    ],
  });
  await agree(ada);
  expect((await read()).changes).toEqual([]);
});

it('[DG-04:server] rejects an agreement to a version that was replaced in the meantime', async () => {
  await publish('pp');
  const outdated = { status: 409, body: { errorId: 'agreement_changed' } };
  await expect(agree(ada, { tos: 1, pp: 1 })).rejects.toMatchObject(outdated);
  await expect(agree(ada, { tos: 1, pp: 3 })).rejects.toMatchObject(outdated);
  expect(await readApproval(ada)).toBeNull();
});

it('[DG-04:server] shows the current version and every older one to everyone', async () => {
  const { api } = server.newClient();
  const params = { type: 'pp' } as const;
  const builtIn = { number: 1, publishedAt: null };
  expect((await api.readAgreement({ params })).data).toEqual({
    type: 'pp',
    ...builtIn,
    text: null,
    summary: '',
    versions: [builtIn],
  });
  await publish('pp');
  const publishedAt = server.clock.now().toISOString();
  expect((await api.readAgreement({ params })).data).toEqual({
    type: 'pp',
    number: 2,
    text: NEW_POLICY.text,
    summary: NEW_POLICY.summary,
    publishedAt,
    versions: [{ number: 2, publishedAt }, builtIn],
  });
  expect((await api.readAgreement({ params, query: { version: 1 } })).data).toMatchObject(builtIn);
  const missing = api.readAgreement({ params, query: { version: 3 } });
  await expect(missing).rejects.toMatchObject({ status: 404, body: { errorId: 'agreement_not_found' } });
  for (const path of ['cookies/', 'pp/?version=0', 'pp/?version=x'])
    expect((await server.client.fetch(`/api/v1/agreements/${path}`)).status).toBe(400);
});

it('[DG-04:server] publishes for operators only, and records it in the audit log', async () => {
  const moderator = await addStaff(server, 'moderator');
  for (const { client } of [ada, moderator]) {
    const call = client.api.publishAgreement({ params: { type: 'pp' }, body: NEW_POLICY });
    await expect(call).rejects.toMatchObject({ status: 403 });
  }
  expect(await readApproval(ada)).not.toBeNull();
  await publish('pp');
  const { data } = await operator.client.api.listAudit();
  expect(data.entries[0]).toMatchObject({
    action: 'agreement.publish',
    actor: operator.user.username,
    reason: NEW_POLICY.summary,
    details: { type: 'pp', number: 2 },
  });
});

it('[DG-04:server] rejects empty, oversized and outdated versions', async () => {
  const bad = [
    { ...NEW_POLICY, text: '  ' },
    { ...NEW_POLICY, summary: '' },
    { ...NEW_POLICY, text: 'x'.repeat(apiLimits.AGREEMENT_TEXT_MAX + 1) },
    { ...NEW_POLICY, summary: 'x'.repeat(apiLimits.AGREEMENT_SUMMARY_MAX + 1) },
  ];
  for (const body of bad)
    await expect(publish('tos', body)).rejects.toMatchObject({ body: { errorId: 'invalid_input' } });
  const outdated = { status: 409, body: { errorId: 'agreement_outdated' } };
  await expect(publish('tos', { ...NEW_POLICY, basedOn: 2 })).rejects.toMatchObject(outdated);
  // If two operators publish at the same time, one version is published and the other operator gets an error.
  const both = await Promise.allSettled([publish('tos'), publish('tos')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await server.client.api.readAgreement({ params: { type: 'tos' } })).data.number).toBe(2);
});
