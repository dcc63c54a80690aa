import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { playerLevels, users } from '../../../storage/schema.ts';
import { addGame } from '../../../testing/addGame.ts';
import type { SignedInUser } from '../../../testing/addSignedInUser.ts';
import { createFakeRooms } from '../../../testing/createFakeRooms.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { pollUntil } from '../../../testing/pollUntil.ts';
import { openTestChatPage } from '../chat/testing/openTestChatPage.ts';
import { createPartyTestHelpers, getSecret } from '../parties/testing/createPartyTestHelpers.ts';

const WORN = {
  frame: { name: 'Ring frame', source: 'Player level 10', hue: 265, pattern: 'ring' },
  emblem: { name: 'Heart emblem', source: 'Player level 3', hue: 265, icon: 'heart' },
};

let server: TestServer;
const { addPerson, befriend, gather, readParty } = createPartyTestHelpers(() => server);
beforeAll(async () => {
  server = await createTestServer({ rooms: createFakeRooms() });
});
afterAll(() => server.close());

/** Adds a user who wears what player levels give. */
async function addWearer(): Promise<SignedInUser> {
  const person = await addPerson();
  const day = server.clock.now().toISOString().slice(0, 10);
  const level = { userId: person.user.id, points: 4500, day, dayPoints: 0 };
  await server.services.db.insert(playerLevels).values(level);
  await person.client.api.wearCosmetics({ body: { frame: 'level-10', emblem: 'level-3' } });
  return person;
}

/** Everything in which one user sees another: friends, the party, its chat, and comments. */
async function readMeetings(viewer: SignedInUser, other: SignedInUser, gameId: string) {
  const { api } = viewer.client;
  const party = (await readParty(viewer))!;
  const { data: chat } = await api.listMessages({ params: { channelId: party.channel } });
  const { data: invitation } = await api.readPartyInvitation({ params: { secret: getSecret(party) } });
  const { data: comments } = await api.listComments({ params: { id: gameId }, query: { page: 0 } });
  const { data: list } = await api.listFriends();
  return {
    friend: list.friends[0],
    member: party.members.find(({ _id }) => _id === other.user.id),
    leader: invitation.leader,
    author: chat.messages[0]?.author,
    commenter: comments[0]?.author,
  };
}

it('[GOAL-11] shows worn frames and emblems where users meet, but not those of young users', async () => {
  const [wearer, other] = [await addWearer(), await addPerson()];
  const { id } = await addGame(server, { creatorId: other.user.id });
  await befriend(wearer, other);
  const { channel } = await gather(wearer, other);
  const page = await openTestChatPage(server, wearer);
  page.send({ kind: 'say', channel, clientId: randomUUID(), text: 'Hello' });
  await pollUntil(
    () => page.messages().length > 0,
    () => 'the message was not stored',
  );
  expect(page.messages()[0]?.author).toMatchObject(WORN);
  const written = await wearer.client.api.addComment({ params: { id }, body: { text: 'Nice' } });
  expect(written.data.author).toMatchObject(WORN);
  for (const person of Object.values(await readMeetings(other, wearer, id)))
    expect(person).toMatchObject(WORN);

  const { db, clock } = server.services;
  const birthDate = clock.now().toISOString().slice(0, 10);
  await db.update(users).set({ birthDate }).where(eq(users.id, wearer.user.id));
  // Of young users, a party shows only phrases.
  const { author: _author, ...others } = await readMeetings(other, wearer, id);
  for (const person of Object.values(others)) {
    expect(person?._id).toBe(wearer.user.id);
    expect(person).not.toHaveProperty('frame');
    expect(person).not.toHaveProperty('emblem');
  }
});

it('[GOAL-11:part] says nothing about users who wear nothing', async () => {
  const [ada, ben] = [await addPerson(), await addPerson()];
  await befriend(ada, ben);
  expect((await ada.client.api.listFriends()).data.friends).toEqual([
    expect.not.objectContaining({ frame: expect.anything() }),
  ]);
});
