import { feedbackTitles, feedbackTypes, apiLimits } from '@playloom/api-contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { feedback } from '../../../storage/schema.ts';
import { addSignedInUser } from '../../../testing/addSignedInUser.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';

const OPERATOR = 'operator@example.org';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ env: { OPERATOR_EMAIL: OPERATOR } });
});
afterAll(() => server.close());

it.each(feedbackTypes)('[DG-05:stored] stores %s and mails it to the operator', async (type) => {
  const message = `About ${type}: <b>&"it"</b>`;
  await server.client.api.sendFeedback({
    body: { type, message, email: 'ada@example.org', path: '/create' },
  });
  const [row] = await server.services.db.select().from(feedback).where(eq(feedback.type, type));
  expect(row).toMatchObject({ type, message, email: 'ada@example.org', path: '/create', userId: null });
  const mail = await server.mailTo(OPERATOR);
  expect(mail).toMatchObject({ subject: `Feedback: ${feedbackTitles[type]}`, replyTo: 'ada@example.org' });
  expect(mail.text).toContain(message);
  expect(mail.text).toContain('Page: /create');
  expect(mail.html).not.toContain('<b>');
});

it('contains the username of a logged-in user, and needs no email', async () => {
  const { user, client } = await addSignedInUser(server, 'writer');
  await client.api.sendFeedback({ body: { type: 'Other', message: 'From me' } });
  const rows = await server.services.db.select().from(feedback).where(eq(feedback.message, 'From me'));
  expect(rows).toMatchObject([{ userId: user.id, email: '', path: '/' }]);
  const mail = await server.mailTo(OPERATOR);
  expect(mail.replyTo).toBeUndefined();
  expect(mail.text).toContain('From: writer');
});

it.each([
  ['an unknown type', { type: 'Praise', message: 'Nice' }, 'type'],
  ['an empty message', { type: 'Other', message: '   ' }, 'message'],
  ['a book', { type: 'Other', message: 'x'.repeat(apiLimits.FEEDBACK_MAX + 1) }, 'message'],
  ['no address', { type: 'Other', message: 'Hello', email: 'not an address' }, 'email'],
])('rejects %s and names the field', async (_, json, field) => {
  const response = await server.client.fetch('/api/v1/feedback/', { method: 'POST', json });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    errorId: 'invalid_input',
    fields: { [field]: expect.any(String) },
  });
});

it('sends no mail when storing fails', async () => {
  const before = (await server.allMails()).length;
  const response = await server.client.fetch('/api/v1/feedback/', {
    method: 'POST',
    json: { type: 'Other', message: 'a\u0000b' },
  });
  expect(response.status).toBe(400);
  expect(await server.allMails()).toHaveLength(before);
});
