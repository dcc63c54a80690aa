import { afterAll, beforeAll, expect, it } from 'vitest';
import { addSignedInUser } from '../testing/addSignedInUser.ts';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';

const CANARY = 'canary4711';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ pages: true, env: { LOG_LEVEL: 'trace' } });
});
afterAll(() => server.close());

function readLog(): string {
  return JSON.stringify(server.logLines);
}

async function send(path: string, init: Parameters<TestServer['client']['fetch']>[1] = {}): Promise<string> {
  const response = await server.client.fetch(path, {
    ...init,
    headers: {
      cookie: `playloom_session=${CANARY}; other=${CANARY}`,
      authorization: `Bearer ${CANARY}`,
      referer: `http://localhost:3000/search?searchTerm=${CANARY}`,
      'user-agent': CANARY,
      'x-forwarded-for': CANARY,
    },
  });
  return response.text();
}

/** Sends requests with a secret in every place where a secret can be. */
async function sendSecrets(): Promise<void> {
  const post = (path: string, json: unknown) => send(path, { method: 'POST', json });
  await send(`/?token=${CANARY}`);
  await send(`/search?searchTerm=${CANARY}`);
  await send(`/pin/validate/${CANARY}`);
  await send(`/password/reset/${CANARY}`);
  await send(`/account/confirm-email/${CANARY}`);
  await send(`/user/${CANARY}`);
  await send(`/no/such/page/${CANARY}`);
  await send(`/api/v1/no-such-call/${CANARY}?a=${CANARY}`);
  await send(`/api/v1/pin/validate/${CANARY}/`);
  await send(`/api/v1/password/reset/${CANARY}/`);
  await send(`/api/v1/users/?searchTerm=${CANARY}`);
  await send(`/files/${CANARY}`);
  await post('/api/v1/login/', { login: `${CANARY}@example.org`, password: CANARY });
  await post('/api/v1/sign-up/', {
    username: CANARY,
    email: `${CANARY}@example.org`,
    password: `${CANARY}-long`,
  });
  await post('/api/v1/sign-up/', { username: CANARY, password: CANARY, [CANARY]: CANARY });
  await post('/api/v1/password/forgot/', { email: `${CANARY}@example.org` });
  await post('/api/v1/password/reset/', { token: CANARY, password: `${CANARY}-long` });
  await post('/api/v1/account/email/confirm/', { token: CANARY });
  await post('/set-or-update-profile/', { v: CANARY });
  const { client } = await addSignedInUser(server, 'uploader_of_secrets');
  const form = new FormData();
  form.set('picture', new Blob([CANARY]), `${CANARY}.png`);
  await client.fetch('/api/v1/account/picture/', {
    method: 'PUT',
    body: form,
    headers: { authorization: CANARY },
  });
}

it('keeps queries, cookies, tokens, addresses and bodies out of the log at the most verbose level', async () => {
  await sendSecrets();
  await server.allMails();
  expect(server.logLines.length).toBeGreaterThanOrEqual(20);
  expect(readLog()).toContain('"route":"/api/v1/login/"');
  expect(readLog()).not.toContain(CANARY);
});

it('keeps them out of the metrics', async () => {
  const metrics = await (await server.client.fetch('/metrics')).text();
  expect(metrics).toContain('/api/v1/login/');
  expect(metrics).not.toContain(CANARY);
});

it('keeps them out of the log and the responses when every database statement fails', async () => {
  const before = server.logLines.length;
  Object.assign(server.services.db.$client, { query: failWithValues, connect: failWithValues });
  const answer = await send(`/api/v1/users/?searchTerm=${CANARY}`);
  expect(answer).toContain('internal_error');
  expect(answer).not.toContain(CANARY);
  await send(`/user/${CANARY}`);
  const lines = JSON.stringify(server.logLines.slice(before));
  expect(lines).toContain('incidentId');
  expect(lines).not.toContain(`${CANARY}@`);
});

/** Fails with an error that contains everything it was given. */
function failWithValues(...given: unknown[]): Promise<never> {
  return Promise.reject(new Error(`planted failure of ${JSON.stringify(given)}`));
}
