import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMilliseconds, DAY_MS, HOUR_MS, MINUTE_MS } from '../../../process/clock.ts';
import { invites, joinTokens, productEventsTable, sessions, users } from '../../../storage/schema.ts';
import { createPlatformCalls } from '../../../app/createPlatformCalls.ts';
import { addGame } from '../../../testing/addGame.ts';
import { addTestUser } from '../../../testing/addTestWorld.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { runStatement } from '../../../testing/runStatement.ts';
import { signUpUser, type SignedUpUser } from '../../../testing/signUpUser.ts';
import { deleteExpiredData } from './deleteExpiredData.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

async function countRows(table: string): Promise<number> {
  const [row] = await runStatement(server.databaseUrl, `select count(*)::int as rows from ${table}`);
  return row?.['rows'] as number;
}

async function addFile(owner: SignedUpUser, isAvatar: boolean): Promise<string> {
  const { db, files, clock } = server.services;
  const bytes = Buffer.from(`image of ${owner.username} ${isAvatar}`);
  const name = await files.put(bytes, 'webp');
  await runStatement(
    server.databaseUrl,
    `insert into files (name, owner_id, content_type, bytes, created_at)
     values ('${name}', '${owner.user._id}', 'image/webp', ${bytes.length}, '${clock.now().toISOString()}')`,
  );
  if (isAvatar) await db.update(users).set({ avatarFile: name }).where(eq(users.id, owner.user._id));
  return name;
}

function isOnDisk(name: string): Promise<boolean> {
  return access(join(server.config.dataDir, 'files', name.slice(0, 2), name)).then(
    () => true,
    () => false,
  );
}

describe('the cleanup', () => {
  it('runs from the queue', async () => {
    const { db, jobs, clock } = server.services;
    const { user } = await signUpUser(server);
    const now = clock.now();
    await db.insert(sessions).values({
      tokenHash: 'old',
      userId: user._id,
      device: 'Old',
      createdAt: now,
      lastSeenAt: now,
      expiresAt: now,
    });
    await jobs.send(db, 'clean-up', {});
    await server.allMails();
    expect(await db.select().from(sessions).where(eq(sessions.tokenHash, 'old'))).toEqual([]);
    expect(await db.select().from(sessions).where(eq(sessions.userId, user._id))).toHaveLength(1);
  });

  it('deletes sign-ups after a day and email counts after an hour, not before', async () => {
    const body = {
      username: 'unfinished',
      email: 'unfinished@example.org',
      password: 'a long enough password',
    };
    await server.client.api.signUp({ body });
    const [signUpsBefore, mailsBefore] = [await countRows('sign_ups'), await countRows('requested_mails')];
    await deleteExpiredData(server.services);
    expect([await countRows('sign_ups'), await countRows('requested_mails')]).toEqual([
      signUpsBefore,
      mailsBefore,
    ]);
    server.clock.advance(HOUR_MS);
    await deleteExpiredData(server.services);
    expect([await countRows('sign_ups'), await countRows('requested_mails')]).toEqual([signUpsBefore, 0]);
    server.clock.advance(DAY_MS - HOUR_MS);
    await deleteExpiredData(server.services);
    expect(await countRows('sign_ups')).toBe(0);
  });

  it('deletes expired links a day after their end: until then they explain why they do not work', async () => {
    const ada = await signUpUser(server);
    await server.client.api.requestPasswordReset({ body: { email: ada.email } });
    await ada.client.api.changeEmail({ body: { email: `x_${ada.email}`, currentPassword: ada.password } });
    server.clock.advance(DAY_MS + HOUR_MS);
    await deleteExpiredData(server.services);
    expect([await countRows('password_resets'), await countRows('email_changes')]).toEqual([1, 1]);
    server.clock.advance(DAY_MS);
    await deleteExpiredData(server.services);
    expect([await countRows('password_resets'), await countRows('email_changes')]).toEqual([0, 0]);
  });

  it('deletes room links and tokens between maps when they expire, and leases a day later', async () => {
    const { db, clock } = server.services;
    const [gameId, userId] = [
      (await addGame(server, { creatorId: await addTestUser(server) })).id,
      await addTestUser(server),
    ];
    const dependencies = createPlatformCalls(server.services);
    await dependencies.openSaved({ gameId, userId, roomId: 'a-room' });
    const expiresAt = addMilliseconds(clock.now(), HOUR_MS);
    const invite = { inv: 'ended', gameId, roomId: 'a-room', inviterName: 'me', createdAt: clock.now() };
    await db.insert(invites).values({ ...invite, expiresAt });
    await db.insert(joinTokens).values({ tokenHash: 'ended', gameId, name: 'me', expiresAt });
    const count = async () => [
      await countRows('invites'),
      await countRows('join_tokens'),
      await countRows('saved_leases'),
    ];
    server.clock.advance(HOUR_MS - 1);
    await deleteExpiredData(server.services);
    expect(await count()).toEqual([1, 1, 1]);
    server.clock.advance(1);
    await deleteExpiredData(server.services);
    expect(await count()).toEqual([0, 0, 1]);
    server.clock.advance(DAY_MS);
    await deleteExpiredData(server.services);
    expect(await count()).toEqual([0, 0, 0]);
  });

  it('deletes unused files once they are an hour old', async () => {
    const ada = await signUpUser(server);
    const [shown, left] = [await addFile(ada, true), await addFile(ada, false)];
    server.clock.advance(HOUR_MS - 1);
    await deleteExpiredData(server.services);
    expect(await isOnDisk(left)).toBe(true);
    server.clock.advance(MINUTE_MS);
    await deleteExpiredData(server.services);
    expect([await isOnDisk(shown), await isOnDisk(left)]).toEqual([true, false]);
    expect(await runStatement(server.databaseUrl, `select name from files where name = '${left}'`)).toEqual(
      [],
    );
  });
});

describe('accounts past their grace period', () => {
  it('[RT-10:server] are deleted with all stored data, and the owner is notified', async () => {
    const ada = await signUpUser(server, { consent: true });
    const { client } = ada;
    const avatarFile = await addFile(ada, true);
    await client.api.sendFeedback({ body: { type: 'Other', message: 'Good bye', email: ada.email } });
    await client.api.sendContact({ body: { name: 'Ada', email: ada.email, message: 'Make me a game' } });
    await client.api.recordEvents({ body: { events: [{ name: 'login_modal_open', path: '/bye', ago: 0 }] } });
    await client.api.setOrUpdateProfile({ body: { v: 'device-of-ada' } });
    await client.api.subscribeToNewsletter();
    await addGame(server, { creatorId: ada.user._id });
    const dependencies = createPlatformCalls(server.services);
    const { id: gameId } = await addGame(server, { creatorId: await addTestUser(server) });
    const opened = await dependencies.openSaved({ gameId, userId: ada.user._id, roomId: 'a-room' });
    const changes = [{ scope: 'world', key: 'hat', change: { kind: 'set', value: 'red' } }];
    await dependencies.writeSaved({ lease: opened?.lease ?? '', sequence: 1, changes });
    await client.api.scheduleDeletion({ body: { currentPassword: ada.password } });
    await server.mailTo(ada.email);

    server.clock.advance(14 * DAY_MS - 1);
    await deleteExpiredData(server.services);
    expect((await client.api.readSettings()).data.deletionScheduledFor).not.toBeNull();
    server.clock.advance(1);
    await deleteExpiredData(server.services);
    expect(await server.mailTo(ada.email)).toMatchObject({
      subject: 'Your Playloom account has been deleted',
    });
    expect((await client.api.readUser()).data).toBeNull();
    expect(await isOnDisk(avatarFile)).toBe(false);
    const login = server.newClient().api.logIn({ body: { login: ada.email, password: ada.password } });
    await expect(login).rejects.toMatchObject({ status: 401 });

    const events = await server.services.db
      .select()
      .from(productEventsTable)
      .where(eq(productEventsTable.path, '/bye'));
    expect(events).toMatchObject([{ userId: null, deviceId: null }]);
    const tables = await runStatement(
      server.databaseUrl,
      `select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    expect(tables.length).toBeGreaterThan(10);
    const dump = [];
    for (const { name } of tables)
      dump.push(await runStatement(server.databaseUrl, `select * from "${String(name)}"`));
    expect(JSON.stringify(dump)).not.toMatch(new RegExp(`${ada.user._id}|${ada.username}|device-of-ada`));
  });

  it('makes the username and email available again', async () => {
    const ada = await signUpUser(server, { username: 'phoenix' });
    await ada.client.api.scheduleDeletion({ body: { currentPassword: ada.password } });
    server.clock.advance(14 * DAY_MS);
    await deleteExpiredData(server.services);
    for (const subject of ['will be deleted', 'has been deleted'])
      expect(await server.mailTo(ada.email)).toMatchObject({ subject: expect.stringContaining(subject) });
    const again = await signUpUser(server, { username: 'phoenix' });
    expect(again.user._id).not.toBe(ada.user._id);
  });

  it('spares an account whose owner keeps it at the last moment, and an image that two users share', async () => {
    const [ada, bob] = [await signUpUser(server), await signUpUser(server)];
    const avatarFile = await addFile(ada, true);
    const { db, clock } = server.services;
    await db.update(users).set({ avatarFile: avatarFile }).where(eq(users.id, bob.user._id));
    const due = addMilliseconds(clock.now(), DAY_MS);
    await db.update(users).set({ deleteAfter: due }).where(eq(users.id, ada.user._id));
    server.clock.advance(DAY_MS);
    await ada.client.api.cancelDeletion();
    await deleteExpiredData(server.services);
    expect((await ada.client.api.readUser()).data).not.toBeNull();
    await db.update(users).set({ deleteAfter: due }).where(eq(users.id, ada.user._id));
    await deleteExpiredData(server.services);
    expect((await ada.client.api.readUser()).data).toBeNull();
    expect(await isOnDisk(avatarFile)).toBe(true);
  });
});
