import { ApiError, endpoints } from '@playloom/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from './createTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

describe('the server under test', () => {
  it('responds on a real port', async () => {
    const response = await server.client.fetch('/readyz');
    expect(response.status).toBe(200);
  });

  it('delivers mails through the job queue, each to be read once', async () => {
    const { db, jobs } = server.services;
    const mail = {
      to: 'ada@example.org',
      subject: 'First',
      text: 'PIN 123456, or http://x.org/654321',
      html: '<p>',
    };
    await jobs.send(db, 'mail', mail);
    expect(await server.mailTo('ada@example.org')).toMatchObject({
      subject: 'First',
      pin: '123456',
      link: 'http://x.org/654321',
    });
    await jobs.send(db, 'mail', { ...mail, subject: 'Second' });
    expect(await server.mailTo('ada@example.org')).toMatchObject({ subject: 'Second' });
    const all = await server.allMails();
    expect(all.map(({ subject }) => subject)).toEqual(['First', 'Second']);
  });

  it('gives every client its own cookies, which expire by the clock of the test', () => {
    const [ada, bob] = [server.newClient(), server.newClient()];
    ada.cookies.storeCookies(['a=1; Path=/; Max-Age=60', 'b=2; HttpOnly']);
    expect(ada.cookies.header()).toBe('a=1; b=2');
    expect(bob.cookies.header()).toBeUndefined();
    server.clock.advance(60_000);
    expect(ada.cookies.header()).toBe('b=2');
  });

  it('sends like our own pages by default', async () => {
    const { method, path } = endpoints.setOrUpdateProfile;
    const send = (foreign: boolean) => server.client.fetch(path, { method, json: {}, foreign });
    expect(await readErrorId(await send(true))).toBe('cross_site_request');
    expect(await readErrorId(await send(false))).not.toBe('cross_site_request');
  });

  it('throws what the typed client throws on a page', async () => {
    const call = server.client.api.readUserByName({ params: { username: 'nobody_here' } });
    await expect(call).rejects.toBeInstanceOf(ApiError);
  });
});

it('gives every server its own database', async () => {
  const other = await createTestServer();
  expect(other.databaseUrl).not.toBe(server.databaseUrl);
  await other.close();
});

async function readErrorId(response: Response): Promise<unknown> {
  const body = (await response.json()) as { errorId?: unknown };
  return body.errorId;
}
