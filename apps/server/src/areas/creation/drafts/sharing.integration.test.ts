import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '../../../process/clock.ts';
import { collaboratorLinks, users } from '../../../storage/schema.ts';
import { addGame } from '../../../testing/addGame.ts';
import { addSignedInUser, type SignedInUser } from '../../../testing/addSignedInUser.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { readErrorId } from './testing/readErrorId.ts';

let server: TestServer;
let ada: SignedInUser;
let bob: SignedInUser;
let cleo: SignedInUser;
beforeAll(async () => {
  server = await createTestServer();
  [ada, bob, cleo] = await Promise.all([
    addSignedInUser(server, 'ada'),
    addSignedInUser(server, 'bob'),
    addSignedInUser(server, 'cleo'),
  ]);
});
afterAll(() => server.close());

const newGame = async () => ({ id: (await addGame(server, { creatorId: ada.user.id })).id });
const invite = (params: { id: string }, username: string, role: 'editor' | 'viewer') =>
  ada.client.api.addCollaborator({ params, body: { username, role } });

it('[ED-17:part] lets only the owner invite by username, change roles and remove collaborators', async () => {
  const params = await newGame();
  const { data } = await invite(params, 'BOB', 'viewer');
  expect(data.map(({ username, role }) => [username, role])).toEqual([
    ['ada', 'owner'],
    ['bob', 'viewer'],
  ]);
  expect((await invite(params, 'bob', 'editor')).data[1]).toMatchObject({
    role: 'editor',
    userId: bob.user.id,
  });
  const { api } = bob.client;
  expect((await api.listCollaborators({ params })).data).toHaveLength(2);
  expect(await readErrorId(api.addCollaborator({ params, body: { username: 'cleo', role: 'editor' } }))).toBe(
    'not_allowed',
  );
  const removal = { params: { ...params, userId: ada.user.id } };
  expect(await readErrorId(api.removeCollaborator(removal))).toBe('not_allowed');
  expect(await readErrorId(invite(params, 'nobody_here', 'editor'))).toBe('user_not_found');
  expect(await readErrorId(invite(params, 'ada', 'viewer'))).toBe('already_owner');
  expect(await readErrorId(cleo.client.api.listCollaborators({ params }))).toBe('not_allowed');
  const left = await api.removeCollaborator({ params: { ...params, userId: bob.user.id } });
  expect(left.data.map(({ username }) => username)).toEqual(['ada']);
  expect(await readErrorId(api.listCollaborators({ params }))).toBe('not_allowed');
});

it('does not invite accounts that are being deleted', async () => {
  const leaver = await addSignedInUser(server, 'leaver');
  await server.services.db
    .update(users)
    .set({ deleteAfter: server.clock.now() })
    .where(eq(users.id, leaver.user.id));
  expect(await readErrorId(invite(await newGame(), 'leaver', 'editor'))).toBe('user_not_found');
});

it('[ED-17:part] adds anyone who follows a link, for a week; the table contains no link', async () => {
  const params = await newGame();
  const { data } = await ada.client.api.createCollaboratorLink({ params, body: { role: 'editor' } });
  expect(data.url).toBe(`${server.config.publicUrl}/create?join=${data.token}`);
  const rows = await server.services.db.select().from(collaboratorLinks);
  expect(JSON.stringify(rows)).not.toContain(data.token);
  const accept = (who: SignedInUser, token = data.token) =>
    who.client.api.acceptCollaboratorLink({ params: { token } });
  expect((await accept(bob)).data).toMatchObject({ role: 'editor' });
  expect((await accept(ada)).data).toMatchObject({ role: 'owner' });
  const weaker = await ada.client.api.createCollaboratorLink({ params, body: { role: 'viewer' } });
  expect((await accept(bob, weaker.data.token)).data).toMatchObject({ role: 'editor' });
  expect(await readErrorId(accept(cleo, 'guessed'))).toBe('link_unknown');
  expect(await readErrorId(bob.client.api.createCollaboratorLink({ params, body: { role: 'editor' } }))).toBe(
    'not_allowed',
  );
  server.clock.advance(7 * DAY_MS + 1);
  expect(await readErrorId(accept(cleo))).toBe('link_expired');
  server.clock.advance(-7 * DAY_MS - 1);
  // A removed collaborator cannot return with the same link.
  await ada.client.api.removeCollaborator({ params: { ...params, userId: bob.user.id } });
  expect(await readErrorId(accept(bob))).toBe('link_unknown');
});

it('[ED-17:part] transfers a game to a collaborator, and keeps the former owner as an editor', async () => {
  const params = await newGame();
  const { data: link } = await ada.client.api.createCollaboratorLink({ params, body: { role: 'editor' } });
  const transfer = (userId: string) => ada.client.api.transferGame({ params, body: { userId } });
  expect(await readErrorId(transfer(bob.user.id))).toBe('not_a_collaborator');
  await invite(params, 'bob', 'viewer');
  expect(await readErrorId(bob.client.api.transferGame({ params, body: { userId: bob.user.id } }))).toBe(
    'not_allowed',
  );
  const both = await Promise.allSettled([transfer(bob.user.id), transfer(bob.user.id)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const { data } = await bob.client.api.listCollaborators({ params });
  expect(data.map(({ username, role }) => [username, role])).toEqual([
    ['bob', 'owner'],
    ['ada', 'editor'],
  ]);
  expect(await readErrorId(transfer(ada.user.id))).toBe('not_allowed');
  const accepted = cleo.client.api.acceptCollaboratorLink({ params: { token: link.token } });
  expect(await readErrorId(accepted)).toBe('link_unknown');
});
