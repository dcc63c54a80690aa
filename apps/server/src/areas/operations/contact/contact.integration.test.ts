import { afterAll, beforeAll, expect, it } from 'vitest';
import { contactMessages } from '../../../storage/schema.ts';
import { addSignedInUser } from '../../../testing/addSignedInUser.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';

const OPERATOR = 'operator@example.org';
const MESSAGE = 'We would like a racing game for our museum.';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ env: { OPERATOR_EMAIL: OPERATOR } });
});
afterAll(() => server.close());

it('[RT-05:form] stores a request and mails it to the operator, who can reply to it', async () => {
  const { user, client } = await addSignedInUser(server, 'curator');
  await client.api.sendContact({ body: { name: 'Ada', email: 'ADA@example.org', message: MESSAGE } });
  expect(await server.services.db.select().from(contactMessages)).toMatchObject([
    { name: 'Ada', email: 'ada@example.org', message: MESSAGE, userId: user.id },
  ]);
  const mail = await server.mailTo(OPERATOR);
  expect(mail).toMatchObject({
    subject: 'Contact request from Ada',
    replyTo: 'ada@example.org',
  });
  expect(mail.text).toContain(MESSAGE);
  expect(mail.html).toContain(MESSAGE);
});

it('does not let a name inject headers or fields', async () => {
  const name = 'Eve\r\nBcc: eve@example.org\nAccount: admin';
  await server.client.api.sendContact({ body: { name, email: 'eve@example.org', message: MESSAGE } });
  const mail = await server.mailTo(OPERATOR);
  expect(mail.subject).toBe('Contact request from Eve Bcc: eve@example.org Account: admin');
  expect(mail.text.split('\n').filter((line) => line.startsWith('Account:'))).toEqual(['Account: none']);
  expect((await server.allMails()).filter(({ to }) => to === 'eve@example.org')).toEqual([]);
});

it.each([
  [{ name: ' ', email: 'a@example.org', message: MESSAGE }, 'name'],
  [{ name: 'Ada', email: '', message: MESSAGE }, 'email'],
  [{ name: 'Ada', email: 'a@example.org', message: 'short' }, 'message'],
])('rejects %j and names the field', async (json, field) => {
  const response = await server.client.fetch('/api/v1/contact/', { method: 'POST', json });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ fields: { [field]: expect.any(String) } });
});
