import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '../../../process/clock.ts';
import { consents } from '../../../storage/schema.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { signUpUser } from '../../../testing/signUpUser.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const PATH = '/api/v1/update-user-consent';

it('[API-18] records agreement to terms and privacy policy with the opt-in, and returns the user', async () => {
  const { client, user } = await signUpUser(server);
  const json = { isTOSAndPrivacyApproved: true, marketingOptIn: true };
  const response = await client.fetch(PATH, { method: 'POST', json });
  expect(response.status).toBe(200);
  const { data } = (await response.json()) as { data: unknown };
  expect(data).toEqual({
    ...user,
    marketingOptIn: true,
    isSecondStepAfterSignupCompleted: true,
    lastTermsAndPrivacyApprovalDate: server.clock.now().toISOString(),
  });
  expect((await client.api.readUser()).data).toEqual(data);
});

it('[API-18] stores every agreement with its date', async () => {
  const { client, user } = await signUpUser(server);
  await client.api.updateConsent({ body: { isTOSAndPrivacyApproved: true, marketingOptIn: true } });
  server.clock.advance(DAY_MS);
  await client.api.updateConsent({ body: { isTOSAndPrivacyApproved: true } });
  const rows = await server.services.db.select().from(consents).where(eq(consents.userId, user._id));
  expect(rows.map(({ marketingOptIn }) => marketingOptIn)).toEqual([true, false]);
  expect((await client.api.readUser()).data).toMatchObject({
    marketingOptIn: false,
    lastTermsAndPrivacyApprovalDate: server.clock.now().toISOString(),
  });
});

it('[VA-02:server] records nothing without agreement, with or without opt-in', async () => {
  const { client, user } = await signUpUser(server);
  for (const marketingOptIn of [true, false]) {
    const call = client.api.updateConsent({ body: { isTOSAndPrivacyApproved: false, marketingOptIn } });
    await expect(call).rejects.toMatchObject({ status: 400, body: { errorId: 'consent_missing' } });
  }
  expect((await client.api.readUser()).data).toEqual(user);
});

it('[ST-01:server] only the consent call completes the second step', async () => {
  const { client, email, password, username } = await signUpUser(server);
  await client.api.updatePreferences({
    body: { marketingOptIn: true, receiveNotificationsFrom: 'DISABLED' },
  });
  await client.api.changePassword({ body: { currentPassword: password, newPassword: 'another password' } });
  await client.api.changeEmail({ body: { email: `new_${email}`, currentPassword: 'another password' } });
  await client.api.setOrUpdateProfile({ body: { v: 'device' } });
  const { data } = await client.api.logIn({ body: { login: username, password: 'another password' } });
  expect(data).toMatchObject({
    isSecondStepAfterSignupCompleted: false,
    lastTermsAndPrivacyApprovalDate: null,
  });
});

it('[ER-05:server] a failing consent call returns an error body and changes nothing', async () => {
  const { client, user } = await signUpUser(server);
  for (const json of [{}, { isTOSAndPrivacyApproved: 'yes' }, { marketingOptIn: true }]) {
    const response = await client.fetch(PATH, { method: 'POST', json });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ status: 'error', errorId: 'invalid_input' });
  }
  const anonymous = server.newClient().api.updateConsent({ body: { isTOSAndPrivacyApproved: true } });
  await expect(anonymous).rejects.toMatchObject({ status: 401, body: { errorId: 'not_signed_in' } });
  expect((await client.api.readUser()).data).toEqual(user);
});
