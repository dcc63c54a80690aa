import type { Party } from '@playloom/api-contract';
import { addMilliseconds, MINUTE_MS } from '../../../../process/clock.ts';
import { friendshipsTable, savedLeases } from '../../../../storage/schema.ts';
import type { SignedInUser } from '../../../../testing/addSignedInUser.ts';
import { addUserWithBirthDate } from '../../../../testing/addUserWithBirthDate.ts';
import type { TestServer } from '../../../../testing/createTestServer.ts';
import type { TestChatPage } from '../../chat/testing/openTestChatPage.ts';
import { createUniqueUsername } from '../../../../testing/createUniqueUsername.ts';

interface PartyTestHelpers {
  /** Adds an adult, unless specified otherwise. */
  addPerson(birthDate?: string | null): Promise<SignedInUser>;
  befriend(one: SignedInUser, other: SignedInUser): Promise<void>;
  /** Creates a party; the first one leads it, and the others join by its link. */
  gather(leader: SignedInUser, ...others: SignedInUser[]): Promise<Party>;
  readParty(person: SignedInUser): Promise<Party | null>;
  /** Lets a user be in a room, as the room itself does. */
  enterRoom(person: SignedInUser, gameId: string, roomId: string): Promise<void>;
}

export function createPartyTestHelpers(getServer: () => TestServer): PartyTestHelpers {
  const readParty = async ({ client }: SignedInUser) => (await client.api.readParty()).data;
  return {
    addPerson: (birthDate) => addUserWithBirthDate(getServer(), createUniqueUsername(), birthDate),
    async befriend(one, other) {
      const { db, clock } = getServer().services;
      const now = clock.now();
      await db
        .insert(friendshipsTable)
        .values({ askerId: one.user.id, askedId: other.user.id, createdAt: now, acceptedAt: now });
    },
    async gather(leader, ...others) {
      const { data: party } = await leader.client.api.createParty();
      for (const { client } of others) {
        // Otherwise all have joined at the same time, and no one is the longest member.
        getServer().clock.advance(1);
        await client.api.joinParty({ params: { secret: getSecret(party) }, body: { leavesOther: false } });
      }
      return (await readParty(leader))!;
    },
    readParty,
    async enterRoom({ user }, gameId, roomId) {
      const { db, clock } = getServer().services;
      const place = { lease: crypto.randomUUID(), gameId, roomId, lastSequence: 0 };
      const expiresAt = addMilliseconds(clock.now(), MINUTE_MS);
      await db
        .insert(savedLeases)
        .values({ ownerId: gameId, userId: user.id, ...place, expiresAt })
        .onConflictDoUpdate({
          target: [savedLeases.ownerId, savedLeases.userId],
          set: { ...place, expiresAt },
        });
    },
  };
}

export function getSecret({ link }: Pick<Party, 'link'>): string {
  return new URL(link).pathname.split('/').at(-1) ?? '';
}

export function listNames({ members }: Party): string[] {
  return members.map(({ local }) => local.username);
}

/** The error id of a call that fails. */
export async function errorOf(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'success',
    (error: { body?: { errorId?: string } }) => error.body?.errorId ?? String(error),
  );
}

/** How often a page was told to reload its party. */
export function countNews({ received }: TestChatPage): number {
  return received.filter(({ kind }) => kind === 'party').length;
}
