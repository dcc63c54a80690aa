import { apiLimits } from '@playloom/api-contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobHandlers } from '../../../app/jobHandlers.ts';
import { DAY_MS, SECOND_MS } from '../../../process/clock.ts';
import { sessions, users } from '../../../storage/schema.ts';
import type { SignedInUser } from '../../../testing/addSignedInUser.ts';
import { createFakeRooms } from '../../../testing/createFakeRooms.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { pollUntil } from '../../../testing/pollUntil.ts';
import { runStatement } from '../../../testing/runStatement.ts';
import {
  LEADER_AWAY_MS,
  PARTY_IDLE_MS,
  PARTY_INVITE_PAUSE_MS,
  PARTY_ONLINE_STORE_MS,
} from '../../people/parties/limits.ts';
import { lockParties } from '../../people/parties/lockParties.ts';
import { findParty, updatePartyLeader } from '../../people/parties/partyQueries.ts';
import { banUser } from '../moderation/sanctionUser.ts';
import { openTestChatPage } from '../chat/testing/openTestChatPage.ts';
import { createPartyTestHelpers, errorOf, getSecret, listNames } from './testing/createPartyTestHelpers.ts';

let server: TestServer;
const { addPerson, befriend, gather, readParty } = createPartyTestHelpers(() => server);
beforeAll(async () => {
  server = await createTestServer({ rooms: createFakeRooms() });
});
afterAll(() => server.close());
beforeEach(() => server.clock.advance(DAY_MS));

function join({ client }: SignedInUser, secret: string, leavesOther = false) {
  return client.api.joinParty({ params: { secret }, body: { leavesOther } });
}

function nameOf({ user }: SignedInUser) {
  return { username: user.username };
}

async function readInvitations({ client }: SignedInUser) {
  const rows = await client.api.listNotifications({ params: { page: 0 } });
  return rows.filter(({ kind }) => kind === 'invitation');
}

const WAITING_LOCKS = `select 1 from pg_locks join pg_database on oid = database
  where not granted and datname = current_database()`;

const settle = () => jobHandlers(server.services).parties({});

describe('membership', () => {
  it('[PARTY-01] creates a party, joins it by its link, and leaves it', async () => {
    const [ada, ben] = [await addPerson(), await addPerson()];
    expect(await readParty(ada)).toBeNull();
    const party = await gather(ada, ben);
    expect(listNames(party)).toEqual([ada.user.username, ben.user.username]);
    expect(party.members.map(({ isLeader, isSelf }) => [isLeader, isSelf])).toEqual([
      [true, true],
      [false, false],
    ]);
    expect(await readParty(ben)).toMatchObject({ _id: party._id, isLeader: false, link: party.link });
    expect(await errorOf(ada.client.api.createParty())).toBe('already_in_party');
    // Joining again changes nothing.
    await join(ben, getSecret(party));
    expect(listNames((await readParty(ada))!)).toHaveLength(2);
    await ben.client.api.leaveParty();
    expect(await readParty(ben)).toBeNull();
    expect(await errorOf(ben.client.api.leaveParty())).toBe('not_in_party');
    expect(listNames((await readParty(ada))!)).toEqual([ada.user.username]);
  });

  it('[PARTY-01] holds a named number of members', async () => {
    const people = await Promise.all(
      Array.from({ length: apiLimits.PARTY_MEMBERS_MAX + 2 }, () => addPerson()),
    );
    const [leader, ...others] = people as [SignedInUser, ...SignedInUser[]];
    const party = await gather(leader);
    // At the same time: the last seat must not be given twice.
    const answers = await Promise.all(others.map((one) => errorOf(join(one, getSecret(party)))));
    expect(answers.filter((answer) => answer === 'party_full')).toHaveLength(2);
    expect(listNames((await readParty(leader))!)).toHaveLength(apiLimits.PARTY_MEMBERS_MAX);
  });

  it('[PARTY-02] is in one party at most, and leaves another one only when the user agrees', async () => {
    const [ada, ben, eve] = [await addPerson(), await addPerson(), await addPerson()];
    const first = await gather(ada, ben);
    const second = await gather(eve);
    const read = async () =>
      (await ben.client.api.readPartyInvitation({ params: { secret: getSecret(second) } })).data.state;
    expect(await read()).toBe('elsewhere');
    expect(await errorOf(join(ben, getSecret(second)))).toBe('in_other_party');
    expect((await readParty(ben))?._id).toBe(first._id);
    await join(ben, getSecret(second), true);
    expect(await read()).toBe('member');
    expect((await readParty(ben))?._id).toBe(second._id);
    expect(listNames((await readParty(ada))!)).toEqual([ada.user.username]);
  });

  it('[PARTY-02] keeps the party if joining another one fails', async () => {
    const [ada, ben, eve] = [await addPerson(), await addPerson(), await addPerson()];
    const first = await gather(ada, ben);
    const second = await gather(eve);
    await eve.client.api.blockUser({ params: nameOf(ben), body: { kind: 'block' } });
    expect(await errorOf(join(ben, getSecret(second), true))).toBe('party_unavailable');
    expect((await readParty(ben))?._id).toBe(first._id);
  });
});

describe('invite links', () => {
  it('[PARTY-03] shows to everyone with the link whose party it is', async () => {
    const ada = await addPerson();
    const party = await gather(ada);
    const params = { secret: getSecret(party) };
    expect((await server.newClient().api.readPartyInvitation({ params })).data).toMatchObject({
      leader: { local: { username: ada.user.username } },
      members: 1,
      state: 'open',
    });
  });

  it('[PARTY-03] is renewed by the leader only; the old link and the link of an ended party no longer work', async () => {
    const [ada, ben, eve] = [await addPerson(), await addPerson(), await addPerson()];
    const old = getSecret(await gather(ada, ben));
    expect(await errorOf(ben.client.api.renewPartyLink())).toBe('party_leader_only');
    const { data: renewed } = await ada.client.api.renewPartyLink();
    expect(await errorOf(join(eve, old))).toBe('party_invitation_not_found');
    await join(eve, getSecret(renewed));
    for (const person of [ada, ben, eve]) await person.client.api.leaveParty();
    expect(await errorOf(join(eve, getSecret(renewed)))).toBe('party_invitation_not_found');
  });

  it('[PARTY-04] [T40] limits how many wrong links a network tries', async () => {
    const strict = await createTestServer({
      beside: server,
      rooms: createFakeRooms(),
      env: { RATE_LIMIT_SCALE: '1' },
    });
    try {
      const { client } = await createPartyTestHelpers(() => strict).addPerson();
      const guess = (secret: string) => errorOf(join({ client } as SignedInUser, secret));
      const answers: string[] = [];
      for (let index = 0; index < 31; index += 1) answers.push(await guess(`guess-${index}`));
      expect(new Set(answers.slice(0, 30))).toEqual(new Set(['party_invitation_not_found']));
      expect(answers[30]).toBe('too_many_party_links');
      // Also with the right one, or guessing would go on.
      const party = (await client.api.createParty()).data;
      expect(await guess(getSecret(party))).toBe('too_many_party_links');
    } finally {
      await strict.close();
    }
  });
});

describe('invitations of friends', () => {
  it('[PARTY-05] creates the party with the first invitation, and notifies the friend', async () => {
    const [ada, ben] = [await addPerson(), await addPerson()];
    await befriend(ada, ben);
    const { data } = await ada.client.api.inviteToParty({ body: nameOf(ben) });
    expect(data).toMatchObject({ isNew: true, party: { isLeader: true } });
    const [notice] = await pollUntil(
      async () => {
        const found = await readInvitations(ben);
        return found.length > 0 ? found : undefined;
      },
      () => 'no invitation',
    );
    expect(notice).toMatchObject({
      text: `${ada.user.username} invited you to a party.`,
      href: `/party/join/${getSecret(data.party)}`,
    });
    server.clock.advance(1);
    await join(ben, getSecret(data.party));
    expect(listNames((await readParty(ada))!)).toEqual([ada.user.username, ben.user.username]);
  });

  it('[PARTY-05] invites friends only, without a block', async () => {
    const [ada, ben, eve] = [await addPerson(), await addPerson(), await addPerson()];
    await befriend(ada, ben);
    expect(await errorOf(ada.client.api.inviteToParty({ body: nameOf(eve) }))).toBe('not_friends');
    expect(await errorOf(ada.client.api.inviteToParty({ body: nameOf(ada) }))).toBe('not_with_yourself');
    await ben.client.api.blockUser({ params: nameOf(ada), body: { kind: 'block' } });
    expect(await errorOf(ada.client.api.inviteToParty({ body: nameOf(ben) }))).toBe('chat_blocked');
    expect(await readParty(ada)).toBeNull();
  });

  it('[PARTY-05] [T41] notifies a friend once for a while, also for other parties, and not if they hid the user', async () => {
    const [ada, ben, eve] = [await addPerson(), await addPerson(), await addPerson()];
    await befriend(ada, ben);
    await befriend(ada, eve);
    const invite = async () => (await ada.client.api.inviteToParty({ body: nameOf(ben) })).data.isNew;
    expect(await invite()).toBe(true);
    await pollUntil(
      async () => (await readInvitations(ben)).length === 1,
      () => 'no invitation',
    );
    expect(await invite()).toBe(false);
    await ada.client.api.leaveParty();
    expect(await invite()).toBe(false);
    server.clock.advance(PARTY_INVITE_PAUSE_MS);
    expect(await invite()).toBe(true);
    await pollUntil(
      async () => (await readInvitations(ben)).length === 2,
      () => 'no second invitation',
    );
    await eve.client.api.blockUser({ params: nameOf(ada), body: { kind: 'mute' } });
    expect((await ada.client.api.inviteToParty({ body: nameOf(eve) })).data.isNew).toBe(true);
    await server.allMails();
    expect(await readInvitations(eve)).toEqual([]);
  });
});

describe('leaders', () => {
  it('[PARTY-06] removes a member, who comes back neither by the old link nor by the new one, until the leader invites them', async () => {
    const [ada, ben, eve] = [await addPerson(), await addPerson(), await addPerson()];
    await befriend(ada, ben);
    await befriend(eve, ben);
    const party = await gather(ada, ben, eve);
    const remove = (by: SignedInUser) => by.client.api.removePartyMember({ params: nameOf(ben) });
    expect(await errorOf(remove(eve))).toBe('party_leader_only');
    const { data: after } = await remove(ada);
    expect(listNames(after)).toEqual([ada.user.username, eve.user.username]);
    expect(await readParty(ben)).toBeNull();
    expect(await errorOf(join(ben, getSecret(party)))).toBe('party_invitation_not_found');
    expect(await errorOf(join(ben, getSecret(after)))).toBe('party_unavailable');
    expect(await errorOf(eve.client.api.inviteToParty({ body: nameOf(ben) }))).toBe('party_leader_only');
    await ada.client.api.inviteToParty({ body: nameOf(ben) });
    await join(ben, getSecret(after));
    expect(await errorOf(remove(ada))).toBe('success');
    expect(await errorOf(remove(ada))).toBe('party_member_not_found');
  });

  it('[PARTY-07] hands the party over; the longest member follows a leader who leaves', async () => {
    const [ada, ben, eve] = [await addPerson(), await addPerson(), await addPerson()];
    await gather(ada, ben, eve);
    expect(await errorOf(ben.client.api.handOverParty({ body: nameOf(eve) }))).toBe('party_leader_only');
    await ada.client.api.handOverParty({ body: nameOf(eve) });
    expect((await readParty(eve))?.isLeader).toBe(true);
    expect((await readParty(ada))?.isLeader).toBe(false);
    await eve.client.api.leaveParty();
    expect((await readParty(ada))?.isLeader).toBe(true);
    await ada.client.api.leaveParty();
    expect((await readParty(ben))?.isLeader).toBe(true);
  });

  it('[PARTY-06] removes no one for a leader who has handed over the party while the removal waited', async () => {
    const [ada, ben, eve] = [await addPerson(), await addPerson(), await addPerson()];
    const { _id } = await gather(ada, ben, eve);
    const { db } = server.services;
    const { removed } = await db.transaction(async (tx) => {
      await lockParties(tx, [_id]);
      const removed = errorOf(ada.client.api.removePartyMember({ params: nameOf(eve) }));
      await pollUntil(
        async () => (await runStatement(server.databaseUrl, WAITING_LOCKS)).length > 0,
        () => 'the removal does not wait',
      );
      await updatePartyLeader(tx, _id, ben.user.id);
      return { removed };
    });
    expect(await removed).toBe('party_leader_only');
    expect((await readParty(eve))?.members).toHaveLength(3);
  });

  it('[PARTY-07] passes to the longest member online when the leader is away', async () => {
    const [ada, ben, eve] = [await addPerson(), await addPerson(), await addPerson()];
    await gather(ada, ben, eve);
    server.clock.advance(LEADER_AWAY_MS - SECOND_MS);
    // As the live socket of an open page does.
    await server.services.db
      .update(sessions)
      .set({ lastSeenAt: server.clock.now() })
      .where(eq(sessions.userId, eve.user.id));
    await settle();
    expect((await readParty(eve))?.isLeader).toBe(false);
    server.clock.advance(SECOND_MS);
    await settle();
    expect((await readParty(eve))?.isLeader).toBe(true);
    const { members = [] } = (await readParty(eve)) ?? {};
    expect(members.map(({ state }) => state)).toEqual(['away', 'away', 'online']);
  });

  it('[PARTY-08] ends without members, and when no one was online for a while', async () => {
    const [ada, ben] = [await addPerson(), await addPerson()];
    await gather(ada, ben);
    await settle();
    server.clock.advance(PARTY_IDLE_MS - 1);
    await settle();
    server.clock.advance(LEADER_AWAY_MS);
    await settle();
    expect(await readParty(ada)).toBeNull();
    expect(await readParty(ben)).toBeNull();
    expect(await errorOf(ada.client.api.createParty())).toBe('success');
  });

  it('[PARTY-08] stores that members are online only now and then', async () => {
    const ada = await addPerson();
    const { _id } = await gather(ada);
    const { db, clock } = server.services;
    const readOnlineAt = async () => (await findParty(db, _id))?.onlineAt;
    const created = await readOnlineAt();
    server.clock.advance(PARTY_ONLINE_STORE_MS - 1);
    await settle();
    expect(await readOnlineAt()).toEqual(created);
    server.clock.advance(1);
    await settle();
    expect(await readOnlineAt()).toEqual(clock.now());
  });
});

describe('protection', () => {
  it('[PARTY-09] [T42] never has two users with a block in one party', async () => {
    const [ada, ben, eve] = [await addPerson(), await addPerson(), await addPerson()];
    const party = await gather(ada, ben);
    await ben.client.api.blockUser({ params: nameOf(eve), body: { kind: 'block' } });
    expect(await errorOf(join(eve, getSecret(party)))).toBe('party_unavailable');
    await ben.client.api.unblockUser({ params: nameOf(eve) });
    await join(eve, getSecret(party));
    // A member who blocks another one leaves; a leader removes the blocked one.
    await ben.client.api.blockUser({ params: nameOf(eve), body: { kind: 'block' } });
    expect(await readParty(ben)).toBeNull();
    await ada.client.api.blockUser({ params: nameOf(eve), body: { kind: 'block' } });
    expect(await readParty(eve)).toBeNull();
    expect(listNames((await readParty(ada))!)).toEqual([ada.user.username]);
  });

  it('[PARTY-09] takes users out who are banned or delete their account', async () => {
    const [ada, ben] = [await addPerson(), await addPerson()];
    await gather(ada, ben);
    await banUser(server.services, ada.user, { reason: 'Cheating', byUserId: null, expiresAt: null });
    expect(listNames((await readParty(ben))!)).toEqual([ben.user.username]);
    expect((await readParty(ben))?.isLeader).toBe(true);
    const eve = await addPerson();
    await ben.client.api.leaveParty();
    await gather(ben, eve);
    const { db, passwords } = server.services;
    await db
      .update(users)
      .set({ passwordHash: await passwords.hash('secret') })
      .where(eq(users.id, ben.user.id));
    await ben.client.api.scheduleDeletion({ body: { currentPassword: 'secret' } });
    expect(listNames((await readParty(eve))!)).toEqual([eve.user.username]);
    expect((await readParty(eve))?.isLeader).toBe(true);
  });

  it('[PARTY-10] tells all pages of members and former members to reload, and names no one', async () => {
    const [ada, ben] = [await addPerson(), await addPerson()];
    const page = await openTestChatPage(server, ben);
    const changes = () => page.received.filter(({ kind }) => kind === 'party');
    await gather(ada, ben);
    await pollUntil(
      () => changes().length > 0,
      () => 'no news of the party',
    );
    expect(changes()[0]).toEqual({ kind: 'party', change: 'changed' });
    await ada.client.api.removePartyMember({ params: nameOf(ben) });
    await pollUntil(
      () => changes().some((message) => message.kind === 'party' && message.change === 'removed'),
      () => 'no news of the removal',
    );
    page.socket.close();
  });
});
