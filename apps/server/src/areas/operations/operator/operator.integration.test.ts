import { randomUUID } from 'node:crypto';
import { feedbackTypes } from '@playloom/api-contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, notifications, users } from '../../../storage/schema.ts';
import { addGame } from '../../../testing/addGame.ts';
import { addSignedInUser, type SignedInUser } from '../../../testing/addSignedInUser.ts';
import { addStaff } from '../../../testing/addStaff.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { createUniqueUsername } from '../../../testing/createUniqueUsername.ts';
import { runStatement } from '../../../testing/runStatement.ts';
import { ROWS_PER_PAGE } from '../../../http/paging.ts';

let server: TestServer;
let operator: SignedInUser;
beforeAll(async () => {
  server = await createTestServer();
  operator = await addStaff(server, 'operator');
});
afterAll(() => server.close());

async function lastEntry() {
  const { data } = await operator.client.api.listAudit();
  return data.entries[0];
}

describe('accounts', () => {
  it('[OP-02:part] are found by username and email and shown', async () => {
    const ada = await addSignedInUser(server, createUniqueUsername());
    const game = await addGame(server, { creatorId: ada.user.id, settings: { title: 'Of Ada' } });
    for (const search of [ada.user.username.slice(1), ada.user.email ?? '']) {
      const { data } = await operator.client.api.listAccounts({ query: { search } });
      expect(data.accounts).toMatchObject([{ id: ada.user.id, role: 'user', hasTwoFactor: false }]);
    }
    const { data } = await operator.client.api.readAccount({ params: { id: ada.user.id } });
    expect(data).toMatchObject({
      email: ada.user.email,
      games: [{ slug: game.slug, title: 'Of Ada' }],
      sessions: [{ device: 'Test' }],
    });
  });

  it('[OP-02:part] get another role, are logged out and lose their second factor, each with a reason in the log', async () => {
    const ada = await addSignedInUser(server, createUniqueUsername());
    const params = { id: ada.user.id };
    const { api } = operator.client;
    await api.changeRole({ params, body: { role: 'moderator', reason: 'Helps us' } });
    const who = { actor: operator.user.username, user: ada.user.username };
    expect(await lastEntry()).toMatchObject({
      ...who,
      action: 'role.change',
      reason: 'Helps us',
      details: { from: 'user', to: 'moderator' },
      happenedAt: server.clock.now().toISOString(),
    });
    await server.services.db
      .update(users)
      .set({ twoFactorSince: server.clock.now() })
      .where(eq(users.id, ada.user.id));
    await api.resetTwoFactor({ params, body: { reason: 'Lost phone' } });
    expect(await lastEntry()).toMatchObject({ ...who, action: 'two-factor.reset', reason: 'Lost phone' });
    expect((await api.readAccount({ params })).data).toMatchObject({ hasTwoFactor: false, sessions: [] });
    await api.endAccountSessions({ params, body: { reason: 'Asked for' } });
    expect(await lastEntry()).toMatchObject({ ...who, action: 'sessions.end', reason: 'Asked for' });
    expect((await ada.client.api.readUser()).data).toBeNull();
  });

  it('cannot change their own role or second factor', async () => {
    const params = { id: operator.user.id };
    const before = await lastEntry();
    const role = operator.client.api.changeRole({ params, body: { role: 'user', reason: 'Tired' } });
    await expect(role).rejects.toMatchObject({ body: { errorId: 'not_allowed' } });
    const reset = operator.client.api.resetTwoFactor({ params, body: { reason: 'Lost' } });
    await expect(reset).rejects.toMatchObject({ body: { errorId: 'not_allowed' } });
    expect(await lastEntry()).toEqual(before);
  });

  it('are not changed without a reason, or when they do not exist', async () => {
    const params = { id: randomUUID() };
    const empty = operator.client.api.endAccountSessions({ params, body: { reason: '  ' } });
    await expect(empty).rejects.toMatchObject({ body: { fields: { reason: expect.any(String) } } });
    const gone = operator.client.api.endAccountSessions({ params, body: { reason: 'Why not' } });
    await expect(gone).rejects.toMatchObject({ body: { errorId: 'user_not_found' } });
  });
});

describe('judging accounts', () => {
  it('[OP-02:part] moderators ban, mute and pardon users at once, but not staff, and see no private data', async () => {
    const ada = await addSignedInUser(server, createUniqueUsername());
    const moderator = await addStaff(server, 'moderator');
    const params = { id: ada.user.id };
    await moderator.client.api.banAccount({ params, body: { reason: 'Spam', days: 3 } });
    expect((await ada.client.api.readUser()).data).toBeNull();
    expect(await lastEntry()).toMatchObject({ action: 'account.ban', reason: 'Spam', details: { days: 3 } });
    const { data } = await moderator.client.api.readAccount({ params });
    expect(data.sanctions).toMatchObject([{ kind: 'ban', reason: 'Spam' }]);
    expect(data).toMatchObject({ email: null, coins: null, birthDate: null, sessions: [] });
    const { accounts } = (await moderator.client.api.listAccounts({ query: { search: 'example.org' } })).data;
    expect(accounts).toEqual([]);
    await moderator.client.api.muteAccount({ params, body: { reason: 'Insults', days: 1 } });
    expect(await lastEntry()).toMatchObject({ action: 'account.mute', details: { days: 1 } });
    const { data: muted } = await moderator.client.api.readAccount({ params });
    expect(muted.sanctions.map(({ kind }) => kind).toSorted()).toEqual(['ban', 'mute']);
    await moderator.client.api.pardonAccount({ params, body: { reason: 'A mistake' } });
    expect((await moderator.client.api.readAccount({ params })).data.sanctions).toEqual([]);
    expect(await lastEntry()).toMatchObject({ action: 'account.pardon', user: ada.user.username });
    for (const id of [operator.user.id, moderator.user.id]) {
      const { banAccount, muteAccount } = moderator.client.api;
      for (const sanction of [banAccount, muteAccount])
        await expect(sanction({ params: { id }, body: { reason: 'Coup' } })).rejects.toMatchObject({
          body: { errorId: 'not_allowed' },
        });
    }
  });

  it('[OP-02:part] adjusts coins once per key, and corrects a date of birth', async () => {
    const ada = await addSignedInUser(server, createUniqueUsername());
    const params = { id: ada.user.id };
    const { api } = operator.client;
    const key = randomUUID();
    for (let time = 0; time < 2; time++)
      await api.adjustCoins({ params, body: { amount: 50, key, reason: 'Lost in a fault' } });
    await api.adjustCoins({ params, body: { amount: -20, key: randomUUID(), reason: 'Too many' } });
    expect((await api.readAccount({ params })).data.coins).toBe(30);
    const { data } = await api.listAudit({ query: { user: ada.user.username, action: 'coins.adjust' } });
    expect(data.entries).toMatchObject([
      { reason: 'Too many', details: { amount: -20 } },
      { reason: 'Lost in a fault', details: { amount: 50 } },
    ]);
    const greedy = api.adjustCoins({ params, body: { amount: -31, key: randomUUID(), reason: 'All' } });
    await expect(greedy).rejects.toMatchObject({ body: { errorId: 'not_enough_coins' } });
    await api.correctBirthDate({ params, body: { birthDate: '2001-02-03', reason: 'Mistyped' } });
    expect((await api.readAccount({ params })).data.birthDate).toBe('2001-02-03');
    expect(await lastEntry()).toMatchObject({ action: 'birth-date.correct', details: {} });
    const future = api.correctBirthDate({ params, body: { birthDate: '2999-01-01', reason: 'No' } });
    await expect(future).rejects.toMatchObject({ status: 400 });
  });

  it('[OP-02:part] lists reports, closes each once, and notifies the reporter', async () => {
    const [ada, troll] = [
      await addSignedInUser(server, createUniqueUsername()),
      await addSignedInUser(server, createUniqueUsername()),
    ];
    const subject = { kind: 'user', username: troll.user.username } as const;
    const { data: sent } = await ada.client.api.sendReport({
      body: { subject, reason: 'harassment', details: 'Follows me around' },
    });
    const { api } = operator.client;
    const { data } = await api.listReports();
    expect(data.reports).toMatchObject([
      { id: sent.reportId, details: 'Follows me around', user: { username: troll.user.username } },
    ]);
    const close = () =>
      api.closeReport({ params: { id: sent.reportId }, body: { state: 'resolved', reason: 'Warned them' } });
    await close();
    expect(await lastEntry()).toMatchObject({ action: 'report.resolve', user: troll.user.username });
    await expect(close()).rejects.toMatchObject({ status: 404 });
    expect((await api.listReports()).data.reports).toEqual([]);
    const { data: closed } = await api.listReports({ query: { state: 'resolved' } });
    expect(closed.reports).toMatchObject([{ resolution: 'Warned them' }]);
  });
});

describe('games', () => {
  it('[OP-02:part] are hidden and restored, and their creator is notified with the reason', async () => {
    const ada = await addSignedInUser(server, createUniqueUsername());
    const moderator = await addStaff(server, 'moderator');
    const game = await addGame(server, { creatorId: ada.user.id, settings: { title: 'Borrowed' } });
    const params = { id: game.id };
    const read = () => server.client.api.readGame({ params: { gameSlug: game.slug } });
    await read();
    await moderator.client.api.hideGame({ params, body: { isHidden: true, reason: 'Not theirs' } });
    await expect(read()).rejects.toMatchObject({ status: 404 });
    await expect(server.client.api.joinGame({ params })).rejects.toMatchObject({ status: 404 });
    const { data } = await moderator.client.api.listAllGames({ query: { search: game.slug } });
    expect(data.games).toMatchObject([
      { title: 'Borrowed', hiddenAt: expect.any(String), isPublished: true },
    ]);
    expect(await lastEntry()).toMatchObject({
      action: 'game.hide',
      actor: moderator.user.username,
      user: ada.user.username,
      game: 'Borrowed',
      reason: 'Not theirs',
    });
    await server.allMails();
    const notices = await server.services.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, ada.user.id));
    expect(notices).toMatchObject([
      { kind: 'moderation', text: 'Borrowed was hidden by a moderator: Not theirs' },
    ]);
    await moderator.client.api.hideGame({ params, body: { isHidden: false, reason: 'Cleared' } });
    expect((await read()).data).toMatchObject({ game: { title: 'Borrowed' } });
    // Restoring a visible game changes nothing and is not recorded.
    const before = await lastEntry();
    await moderator.client.api.hideGame({ params, body: { isHidden: false, reason: 'Again' } });
    expect(await lastEntry()).toEqual(before);
  });
});

describe('the inbox', () => {
  it('[DG-05:visible] shows every type of feedback to the operator unchanged', async () => {
    const ada = await addSignedInUser(server, createUniqueUsername());
    for (const type of feedbackTypes) {
      const body = { type, message: `About <b>${type}</b>`, email: 'ada@example.org', path: '/create' };
      await ada.client.api.sendFeedback({ body });
    }
    const { data } = await operator.client.api.listInbox();
    for (const type of feedbackTypes) {
      const sent = data.messages.find(({ subject }) => subject === type);
      expect(sent).toMatchObject({
        kind: 'feedback',
        message: `About <b>${type}</b>`,
        email: 'ada@example.org',
        path: '/create',
        username: ada.user.username,
        answeredAt: null,
      });
    }
  });

  it('[OP-02:part] answers by mail once, and reopens messages', async () => {
    const body = { name: 'Ada', email: 'museum@example.org', message: 'A racing game for our museum' };
    await server.client.api.sendContact({ body });
    const open = () => operator.client.api.listInbox({ query: { kind: 'contact', state: 'open' } });
    const [message] = (await open()).data.messages;
    expect(message).toMatchObject({ subject: 'Ada', email: 'museum@example.org', path: null });
    const params = { kind: 'contact', id: message?.id ?? '' } as const;
    await operator.client.api.answerMessage({ params, body: { reply: 'With pleasure.\nWhen?' } });
    const mail = await server.mailTo('museum@example.org');
    expect(mail.subject).toBe('A reply from Playloom');
    expect(mail.text).toMatch(/With pleasure\.[\s\S]*When\?[\s\S]*A racing game for our museum/);
    expect((await open()).data.messages).toEqual([]);
    expect(await lastEntry()).toMatchObject({
      action: 'message.answer',
      actor: operator.user.username,
      details: { kind: 'contact', message: message?.id, isMailed: true },
    });
    await operator.client.api.reopenMessage({ params });
    expect((await open()).data.messages).toHaveLength(1);
    expect(await lastEntry()).toMatchObject({ action: 'message.reopen' });
    // Without a reply, the message is only marked as answered.
    const mails = (await server.allMails()).length;
    await operator.client.api.answerMessage({ params, body: {} });
    expect(await server.allMails()).toHaveLength(mails);
    const nothing = operator.client.api.answerMessage({ params: { ...params, id: randomUUID() }, body: {} });
    await expect(nothing).rejects.toMatchObject({ body: { errorId: 'not_found' } });
  });
});

describe('the audit log', () => {
  it('[OP-02:part] is filtered by actor, action and target, and paged', async () => {
    const [ada, bob] = [
      await addSignedInUser(server, createUniqueUsername()),
      await addStaff(server, 'operator'),
    ];
    const params = { id: ada.user.id };
    for (let round = 0; round <= ROWS_PER_PAGE; round++)
      await bob.client.api.endAccountSessions({ params, body: { reason: `Round ${round}` } });
    await operator.client.api.changeRole({ params, body: { role: 'moderator', reason: 'Last' } });
    const { api } = operator.client;
    const { data: ofBob } = await api.listAudit({ query: { actor: bob.user.username.toUpperCase() } });
    expect(ofBob).toMatchObject({ hasMore: true, entries: { length: ROWS_PER_PAGE } });
    const { data: rest } = await api.listAudit({
      query: { actor: bob.user.username, before: ofBob.entries.at(-1)?.id },
    });
    expect(rest).toMatchObject({ hasMore: false, entries: [{ reason: 'Round 0' }] });
    const { data: ofAda } = await api.listAudit({
      query: { user: ada.user.username, action: 'role.change' },
    });
    expect(ofAda.entries).toMatchObject([{ reason: 'Last' }]);
  });

  it('[OP-02:part] is written together with the change, or neither is', async () => {
    const ada = await addSignedInUser(server, createUniqueUsername());
    await runStatement(
      server.databaseUrl,
      `alter table audit_log add constraint full_log check (reason <> 'Full')`,
    );
    const call = operator.client.fetch(`/api/v1/operator/users/${ada.user.id}/role/`, {
      method: 'PUT',
      json: { role: 'moderator', reason: 'Full' },
    });
    expect((await call).status).toBe(500);
    await runStatement(server.databaseUrl, 'alter table audit_log drop constraint full_log');
    const [row] = await server.services.db.select().from(users).where(eq(users.id, ada.user.id));
    expect(row?.role).toBe('user');
  });

  it('stays when an account is deleted, without its name', async () => {
    const ada = await addSignedInUser(server, createUniqueUsername());
    const params = { id: ada.user.id };
    await operator.client.api.changeRole({ params, body: { role: 'moderator', reason: 'Goes soon' } });
    await server.services.db.delete(users).where(eq(users.id, ada.user.id));
    expect(await lastEntry()).toMatchObject({ action: 'role.change', user: null, reason: 'Goes soon' });
    const rows = await server.services.db.select().from(auditLog);
    expect(JSON.stringify(rows)).not.toContain(ada.user.id);
  });
});

describe('the machine', () => {
  it('[OP-02:part] shows its jobs and retries failed ones, without their payload', async () => {
    const id = randomUUID();
    await runStatement(
      server.databaseUrl,
      `insert into pgboss.job (id, name, state, data, output, retry_count) values
        ('${id}', 'clean-up', 'failed', '{"pin": "408123"}', '{"message": "no mail to ada@example.org"}', 2)`,
    );
    const { api } = operator.client;
    const { data } = await api.listJobs();
    expect(data.queues).toContainEqual({ name: 'clean-up', waiting: 0, active: 0, failed: 1 });
    expect(data.failed).toMatchObject([
      { id, queue: 'clean-up', state: 'failed', tries: 2, problem: 'no mail to [redacted]' },
    ]);
    expect(JSON.stringify(data)).not.toContain('408123');
    await api.retryJob({ params: { queue: 'clean-up', id } });
    expect(await lastEntry()).toMatchObject({ action: 'job.retry', details: { queue: 'clean-up', job: id } });
    await server.allMails();
    expect((await api.listJobs()).data.failed).toEqual([]);
    for (const queue of ['clean-up', 'nothing']) {
      const again = api.retryJob({ params: { queue, id } });
      await expect(again).rejects.toMatchObject({ body: { errorId: 'not_found' } });
    }
  });

  it('[OP-02:part] reports its health', async () => {
    const { data } = await operator.client.api.readHealth();
    expect(data.parts.map(({ name, state }) => [name, state === 'bad'])).toEqual([
      ['Database', false],
      ['Rooms', false],
      ['Jobs', false],
      ['Disk', false],
      ['Process', false],
    ]);
    expect(data.parts[0]?.figures).toContainEqual({
      name: 'PostgreSQL',
      value: expect.stringMatching(/^\d+\.\d+/),
    });
  });

  it('[OP-03:part] shows a notice above every page and removes it', async () => {
    const { api } = operator.client;
    const read = async () => (await server.newClient().api.readNotice()).data;
    expect(await read()).toBeNull();
    await api.setNotice({ body: { text: 'Maintenance starts at noon.' } });
    expect(await read()).toBe('Maintenance starts at noon.');
    expect(await lastEntry()).toMatchObject({ action: 'notice.set', reason: 'Maintenance starts at noon.' });
    const { data } = await server.newClient().api.readStatus();
    expect(data.notice).toBe('Maintenance starts at noon.');
    await api.setNotice({ body: { text: 'At one.' } });
    expect(await read()).toBe('At one.');
    await api.setNotice({ body: { text: '' } });
    expect(await read()).toBeNull();
    expect(await lastEntry()).toMatchObject({ action: 'notice.end' });
  });

  it('[OP-03:part] has a status that shows which parts work', async () => {
    const { data } = await server.client.api.readStatus();
    expect(data.parts.map(({ isUp }) => isUp)).toEqual([true, true, true, true]);
    const { rooms } = server.services;
    server.services.rooms = { ...rooms, countPlayers: () => Promise.reject(new Error('gone')) };
    const { data: without } = await server.client.api.readStatus();
    server.services.rooms = rooms;
    expect(without.parts.filter(({ isUp }) => !isUp)).toEqual([{ name: 'Game rooms', isUp: false }]);
  });
});
