import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';
import { readJobs } from '../testing/readJobs.ts';
import { pollUntil } from '../testing/pollUntil.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const mail = { to: 'ada@example.org', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };

it('delivers all mails of one transaction without waiting for the next poll', async () => {
  const { db, jobs, metrics } = server.services;
  await db.transaction(async (tx) => {
    for (let index = 0; index < 5; index++)
      await jobs.send(tx, 'mail', { ...mail, subject: `Mail ${index}` });
  });
  const subjects = (await server.allMails()).map(({ subject }) => subject);
  expect(subjects).toEqual(['Mail 0', 'Mail 1', 'Mail 2', 'Mail 3', 'Mail 4']);
  expect(await metrics.registry.metrics()).toContain('playloom_mails_total{outcome="sent"} 5');
});

it('drops a mail whose transaction fails', async () => {
  const { db, jobs } = server.services;
  const failing = db.transaction(async (tx) => {
    await jobs.send(tx, 'mail', { ...mail, subject: 'Never' });
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect((await server.allMails()).map(({ subject }) => subject)).not.toContain('Never');
});

it('keeps a mail that cannot be sent for a retry, and logs that without the address', async () => {
  const broken = await createTestServer({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  const { db, jobs, metrics } = broken.services;
  await jobs.send(db, 'mail', mail);
  await pollUntil(
    async () => (await readJobs(broken.databaseUrl, 'mail')).some(({ state }) => state === 'retry'),
    () => 'the mail was not put back into the queue',
  );
  const line = broken.logLines.find(({ msg }) => msg === 'mail not sent, will retry');
  expect(line).toMatchObject({ level: 40 });
  expect(JSON.stringify(broken.logLines)).not.toContain('ada@example.org');
  expect(await metrics.registry.metrics()).toContain('playloom_mails_total{outcome="failed"} 1');
  await broken.close();
});
