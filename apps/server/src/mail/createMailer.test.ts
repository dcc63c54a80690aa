import { readdir, readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { once } from 'node:events';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig, type Environment } from '../process/config.ts';
import { openObjectStore } from '../object-store/openObjectStore.ts';
import { createLogger } from '../process/createLogger.ts';
import { createFakeClock } from '../testing/createFakeClock.ts';
import { createTempFolder, type TempFolder } from '../testing/createTempFolder.ts';
import { startSmtpServer } from '../testing/startSmtpServer.ts';
import { createMailer } from './createMailer.ts';
import type { Mail, Mailer } from './Mail.ts';

const mail: Mail = {
  to: 'ada@example.org',
  subject: 'Grüße from the loom',
  text: 'Plain words: 012345',
  html: '<p>Words in <b>HTML</b>: 012345</p>',
  link: 'http://localhost:3000/pin/validate/SECRETTOKEN',
  replyTo: 'visitor@example.org',
};

let folder: TempFolder;
let logged: string[];
const open: { close(): unknown }[] = [];
beforeEach(async () => {
  folder = await createTempFolder('mail');
  logged = [];
});
afterEach(async () => {
  for (const thing of open.splice(0)) thing.close();
  await folder.remove();
});

function openMailer(env: Environment = {}): Mailer {
  const config = readConfig({ DATA_DIR: folder.path, MAIL_FROM: 'Playloom <loom@example.org>', ...env });
  const log = createLogger('trace', { write: (line) => void logged.push(line) });
  const mailer = createMailer({ config, objects: openObjectStore(config), clock: createFakeClock(), log });
  open.push(mailer);
  return mailer;
}

describe('without a mail server', () => {
  it('writes a file that any mail program can open and only the owner can read', async () => {
    await openMailer().send(mail);
    const outbox = join(folder.path, 'outbox');
    const [file = '', ...others] = await readdir(outbox);
    expect(others).toEqual([]);
    expect(file).toMatch(/^2026-03-04T12-00-00\.000Z-[0-9a-f]{8}\.eml$/);
    expect((await stat(join(outbox, file))).mode & 0o777).toBe(0o600);
    const parsed = await PostalMime.parse(await readFile(join(outbox, file)));
    expect(parsed).toMatchObject({
      from: { name: 'Playloom', address: 'loom@example.org' },
      to: [{ address: 'ada@example.org' }],
      replyTo: [{ address: 'visitor@example.org' }],
      subject: mail.subject,
      html: expect.stringContaining(mail.html),
    });
    expect(parsed.text?.trim()).toBe(mail.text);
  });

  it('logs the subject and the link, because there is no inbox, but not the PIN', async () => {
    await openMailer().send(mail);
    const lines = logged.join('');
    expect(lines).toContain('Grüße from the loom');
    expect(lines).toContain('SECRETTOKEN');
    expect(lines).not.toContain('012345');
    expect(lines).not.toContain('ada@example.org');
  });

  it('does not allow header or recipient injection', async () => {
    await openMailer().send({ ...mail, subject: 'Hello\r\nBcc: victim@example.org', replyTo: undefined });
    const [file = ''] = await readdir(join(folder.path, 'outbox'));
    const parsed = await PostalMime.parse(await readFile(join(folder.path, 'outbox', file)));
    expect(parsed.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(parsed.bcc ?? []).toEqual([]);
  });
});

describe('with a mail server', () => {
  async function openServer(refuses?: (address: string) => boolean) {
    const server = await startSmtpServer(refuses);
    open.push(server);
    return server;
  }

  it('delivers text and HTML over SMTP, authenticated as configured', async () => {
    const server = await openServer();
    await openMailer({ SMTP_URL: server.url }).send(mail);
    expect(server.received).toEqual([
      {
        user: 'loom',
        from: 'loom@example.org',
        to: ['ada@example.org'],
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
      },
    ]);
  });

  it('[T23] logs nothing about the mail', async () => {
    const server = await openServer();
    await openMailer({ SMTP_URL: server.url }).send(mail);
    expect(logged).toEqual([]);
    await expect(readdir(join(folder.path, 'outbox'))).rejects.toThrow('ENOENT');
  });

  it('fails when the server is down or rejects the mail, so that the queue retries', async () => {
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const { port } = probe.address() as { port: number };
    probe.close();
    await expect(openMailer({ SMTP_URL: `smtp://127.0.0.1:${port}` }).send(mail)).rejects.toThrow(
      'ECONNREFUSED',
    );
    const server = await openServer(() => true);
    await expect(openMailer({ SMTP_URL: server.url }).send(mail)).rejects.toThrow('no such mailbox');
  });
});
