import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../../process/clock.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { signUpUser, type SignedUpUser } from '../../../testing/signUpUser.ts';

const newPassword = 'a brand new password';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

async function askForLink(email: string): Promise<{ link: string; token: string }> {
  await server.client.api.requestPasswordReset({ body: { email } });
  const { link = '', subject } = await server.mailTo(email);
  expect(subject).toBe('Reset your Playloom password');
  return { link, token: link.split('/').at(-1) ?? '' };
}

function reset(token: string, password = newPassword) {
  return server.client.api.resetPassword({ body: { token, password } });
}

async function readState(token: string) {
  return (await server.client.api.readPasswordResetLink({ params: { token } })).data.state;
}

/** Tries to log in. Resolves to the status, 200 or 401. */
async function tryPassword({ username }: SignedUpUser, password: string): Promise<number> {
  const json = { login: username, password };
  return (await server.newClient().fetch('/api/v1/login/', { method: 'POST', json })).status;
}

describe('a forgotten password', () => {
  it('is replaced with the link from a mail, and every session ends', async () => {
    const ada = await signUpUser(server);
    const phone = server.newClient();
    await phone.api.logIn({ body: { login: ada.email, password: ada.password } });
    const { link, token } = await askForLink(ada.email);
    expect(link).toMatch(/^http:\/\/localhost:3000\/password\/reset\/[\w-]{43}$/);
    expect(await reset(token)).toEqual({ status: 'success' });
    expect(await tryPassword(ada, ada.password)).toBe(401);
    expect(await tryPassword(ada, newPassword)).toBe(200);
    expect((await ada.client.api.readUser()).data).toBeNull();
    expect((await phone.api.readUser()).data).toBeNull();
    expect(await server.mailTo(ada.email)).toMatchObject({ subject: 'Your Playloom password was changed' });
  });

  it('accepts a link once, also in parallel', async () => {
    const ada = await signUpUser(server);
    const { token } = await askForLink(ada.email);
    const outcomes = await Promise.allSettled([reset(token), reset(token), reset(token)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    await expect(reset(token)).rejects.toMatchObject({ status: 410, body: { errorId: 'link_used' } });
  });

  it('invalidates the other links when one is used', async () => {
    const ada = await signUpUser(server);
    const [first, second] = [await askForLink(ada.email), await askForLink(ada.email)];
    await reset(second.token);
    await expect(reset(first.token)).rejects.toMatchObject({ body: { errorId: 'link_expired' } });
  });

  it('rejects a link after an hour, and unknown links', async () => {
    const ada = await signUpUser(server);
    const { token } = await askForLink(ada.email);
    server.clock.advance(HOUR_MS);
    expect(await readState(token)).toBe('expired');
    await expect(reset(token)).rejects.toMatchObject({ status: 410, body: { errorId: 'link_expired' } });
    await expect(reset('x'.repeat(43))).rejects.toMatchObject({
      status: 404,
      body: { errorId: 'link_unknown' },
    });
    expect(await tryPassword(ada, ada.password)).toBe(200);
  });

  it('tells the page whether the link is valid, without using it', async () => {
    const ada = await signUpUser(server);
    const [first, second] = [await askForLink(ada.email), await askForLink(ada.email)];
    for (let visit = 0; visit < 3; visit++) expect(await readState(second.token)).toBe('open');
    await reset(second.token);
    expect(await readState(second.token)).toBe('used');
    expect(await readState(first.token)).toBe('expired');
    expect(await readState('abc')).toBe('unknown');
  });

  it('rejects a new password that is too short, and the link still works', async () => {
    const ada = await signUpUser(server);
    const { token } = await askForLink(ada.email);
    await expect(reset(token, 'short')).rejects.toMatchObject({
      body: { fields: { password: expect.any(String) } },
    });
    await reset(token);
    expect(await tryPassword(ada, newPassword)).toBe(200);
  });

  it('cancels a change of email that a thief prepared', async () => {
    const ada = await signUpUser(server);
    const body = { email: `thief_${ada.username}@example.org`, currentPassword: ada.password };
    await ada.client.api.changeEmail({ body });
    const confirmation = await server.mailTo(body.email);
    await server.mailTo(ada.email);
    const { token } = await askForLink(ada.email);
    await reset(token);
    const change = server.client.api.confirmEmail({
      body: { token: confirmation.link?.split('/').at(-1) ?? '' },
    });
    await expect(change).rejects.toMatchObject({ body: { errorId: 'link_expired' } });
  });
});

describe('changing the password', () => {
  it('[T3] requires the current one and ends all other sessions, not this one', async () => {
    const ada = await signUpUser(server);
    const phone = server.newClient();
    await phone.api.logIn({ body: { login: ada.email, password: ada.password } });
    const change = (currentPassword: string) =>
      ada.client.api.changePassword({ body: { currentPassword, newPassword } });
    await expect(change('not the current one')).rejects.toMatchObject({
      status: 403,
      body: { errorId: 'wrong_password' },
    });
    expect((await phone.api.readUser()).data).not.toBeNull();
    expect(await change(ada.password)).toEqual({ status: 'success' });
    expect((await phone.api.readUser()).data).toBeNull();
    expect((await ada.client.api.readUser()).data).not.toBeNull();
    expect(await tryPassword(ada, ada.password)).toBe(401);
    expect(await tryPassword(ada, newPassword)).toBe(200);
    expect(await server.mailTo(ada.email)).toMatchObject({ subject: 'Your Playloom password was changed' });
  });

  it('invalidates links to reset the password', async () => {
    const ada = await signUpUser(server);
    const { token } = await askForLink(ada.email);
    await ada.client.api.changePassword({ body: { currentPassword: ada.password, newPassword } });
    await expect(reset(token, 'yet another password')).rejects.toMatchObject({
      body: { errorId: 'link_expired' },
    });
  });

  it('allows ten guesses per hour in an open browser, without locking other devices', async () => {
    const ada = await signUpUser(server);
    const phone = server.newClient();
    await phone.api.logIn({ body: { login: ada.email, password: ada.password } });
    const guess = () =>
      ada.client.api
        .changePassword({ body: { currentPassword: 'a guess', newPassword } })
        .catch((error: { body: { errorId: string } }) => error.body.errorId);
    const outcomes = [];
    for (let time = 0; time < 11; time++) outcomes.push(await guess());
    expect(outcomes).toEqual([...Array(10).fill('wrong_password'), 'too_many_requests']);
    await phone.api.changePassword({ body: { currentPassword: ada.password, newPassword } });
    expect(await tryPassword(ada, newPassword)).toBe(200);
  });

  it('applies one of two parallel changes and rejects the other', async () => {
    const ada = await signUpUser(server);
    const change = (chosen: string) =>
      ada.client.api.changePassword({ body: { currentPassword: ada.password, newPassword: chosen } });
    const outcomes = await Promise.allSettled([change('the first password'), change('the second password')]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});
