import { afterAll, beforeAll, expect, it } from 'vitest';
import { MINUTE_MS } from '../process/clock.ts';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';
import { readJobs } from '../testing/readJobs.ts';
import { runStatement } from '../testing/runStatement.ts';
import { startSmtpServer, type DeliveredMail, type SmtpServer } from '../testing/startSmtpServer.ts';
import { pollUntil } from '../testing/pollUntil.ts';

let smtp: SmtpServer;
beforeAll(async () => {
  smtp = await startSmtpServer((address) => address.startsWith('refused'));
});
afterAll(() => smtp.close());

const canaries = {
  password: 'canary-password-7f3a',
  wrongPassword: 'canary-wrong-81c2',
  newPassword: 'canary-new-5e9d',
  email: 'canary.mail@canary.example',
  newEmail: 'canary.moved@canary.example',
  refusedEmail: 'refused.canary@canary.example',
};

type ReadMail = (to: string, subject: string) => Promise<{ text: string }>;

/** Runs all actions of an account, successful and failing, and returns the secrets that were used. */
async function liveThrough(server: TestServer, readMail: ReadMail): Promise<string[]> {
  const { password, wrongPassword, newPassword, email, newEmail, refusedEmail } = canaries;
  const secrets: string[] = Object.values(canaries);
  const client = server.newClient();
  const storeCookies = () =>
    secrets.push(...(client.cookies.header() ?? '').split('; ').map((pair) => pair.split('=')[1] ?? ''));
  const readLink = async (to: string, subject: string) => {
    const { text } = await readMail(to, subject);
    const token = /https?:\S+\/([\w-]{43,})/.exec(text)?.[1] ?? '';
    secrets.push(token);
    return { token, pin: /PIN: (\d{6})/.exec(text)?.[1] ?? '' };
  };
  const { data } = await client.api.signUp({ body: { username: 'canary', email, password } });
  const first = await readLink(email, 'PIN');
  server.clock.advance(MINUTE_MS);
  await client.api.resendPin({ params: { signUpId: data.signUpId } });
  const { pin, token } = await readLink(email, 'PIN');
  secrets.push(first.pin, pin);
  await client.api.readPinLink({ params: { params: token } });
  await client.api.usePinLink({ params: { params: first.token } }).catch(() => undefined);
  await breakTable(server, 'users', () =>
    client.api.verifySignUp({ params: { signUpId: data.signUpId }, body: { pin } }),
  );
  await client.api.verifySignUp({ params: { signUpId: data.signUpId }, body: { pin } });
  storeCookies();
  await client.api.logIn({ body: { login: email, password: wrongPassword } }).catch(() => undefined);
  await breakTable(server, 'users', () => client.api.logIn({ body: { login: email, password } }));
  await breakTable(server, 'sessions', () => client.api.readUser());
  await breakTable(server, 'sign_ups', () =>
    client.api.signUp({ body: { username: 'canary_two', email: newEmail, password } }),
  );
  await client.api.logIn({ body: { login: email, password } });
  storeCookies();
  await client.api.changeEmail({ body: { email: newEmail, currentPassword: password } });
  const change = await readLink(newEmail, 'Confirm');
  await breakTable(server, 'email_changes', () => client.api.confirmEmail({ body: { token: change.token } }));
  await client.api.confirmEmail({ body: { token: change.token } });
  await client.api.requestPasswordReset({ body: { email: newEmail } });
  const reset = await readLink(newEmail, 'Reset');
  await breakTable(server, 'password_resets', () =>
    client.api.resetPassword({ body: { token: reset.token, password: newPassword } }),
  );
  await client.api.resetPassword({ body: { token: reset.token, password: newPassword } });
  await client.api.signUp({ body: { username: 'canary_ref', email: refusedEmail, password } });
  await client.api.logOut();
  expect(secrets.filter((secret) => secret.length >= 6)).toHaveLength(secrets.length);
  return secrets;
}

/** Makes a call fail inside the database, so that its values are part of the failed statement. */
async function breakTable(server: TestServer, table: string, work: () => Promise<unknown>): Promise<void> {
  await runStatement(server.databaseUrl, `alter table ${table} rename to ${table}_away`);
  await expect(work()).rejects.toMatchObject({ status: 500 });
  await runStatement(server.databaseUrl, `alter table ${table}_away rename to ${table}`);
}

function findLeaks(secrets: string[], text: string): string[] {
  return secrets.filter((secret) =>
    /^\d+$/.test(secret) ? new RegExp(`(?<!\\d)${secret}(?!\\d)`).test(text) : text.includes(secret),
  );
}

it('[T23] writes no password, PIN, token, cookie or address to log or metrics when mails go by SMTP', async () => {
  const server = await createTestServer({ env: { SMTP_URL: smtp.url } });
  const read = new Set<DeliveredMail>();
  const secrets = await liveThrough(server, async (to, subject) => {
    const mail = await pollUntil(
      () =>
        smtp.received.find((one) => !read.has(one) && one.to.includes(to) && one.subject.includes(subject)),
      () => `no mail to ${to} about ${subject}`,
    );
    read.add(mail);
    return mail;
  });
  await pollUntil(
    async () => (await readJobs(server.databaseUrl, 'mail')).some(({ state }) => state === 'retry'),
    () => 'the refused mail did not fail',
  );
  const log = JSON.stringify(server.logLines);
  expect(server.logLines.length).toBeGreaterThan(20);
  expect(log).toContain('mail not sent');
  expect(log).toContain('request failed');
  expect(findLeaks(secrets, log)).toEqual([]);
  expect(findLeaks(secrets, await server.services.metrics.registry.metrics())).toEqual([]);
  await server.close();
});

it('[T23] logs only the links of mails without SMTP, as intended for the outbox', async () => {
  const server = await createTestServer();
  const links: string[] = [];
  const secrets = await liveThrough(server, async (to) => {
    for (;;) {
      const mail = await server.mailTo(to);
      if (!mail.link?.match(/\/[\w-]{43,}$/)) continue;
      links.push(mail.link.split('/').at(-1) ?? '');
      return mail;
    }
  });
  await server.allMails();
  const log = JSON.stringify(server.logLines);
  expect(findLeaks(secrets, log).toSorted()).toEqual(links.toSorted());
  const outboxLines = server.logLines.filter(({ msg }) => msg === 'mail written to the outbox');
  const others = server.logLines.filter(({ msg }) => msg !== 'mail written to the outbox');
  expect(outboxLines.length).toBeGreaterThan(links.length);
  expect(findLeaks(secrets, JSON.stringify(others))).toEqual([]);
  await server.close();
});
