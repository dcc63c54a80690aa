import type { Role } from '@playloom/api-contract';
import { eq } from 'drizzle-orm';
import { addMilliseconds, HOUR_MS, MINUTE_MS } from '../../../../process/clock.ts';
import { upsertBlock } from '../../../people/relationships/blockQueries.ts';
import { users } from '../../../../storage/schema.ts';
import { addSignedInUser, type SignedInUser } from '../../../../testing/addSignedInUser.ts';
import type { TestServer } from '../../../../testing/createTestServer.ts';
import { createUniqueUsername } from '../../../../testing/createUniqueUsername.ts';
import { pollUntil } from '../../../../testing/pollUntil.ts';
import { NEW_ACCOUNT_MS } from '../limits.ts';

interface PersonOptions {
  birthDate?: string | null;
  role?: Role;
  isNew?: boolean;
}

/** Helpers for a test server: create users, and post in the forum as them. */
export function createForumTestHelpers(readServer: () => TestServer) {
  const written = { count: 0 };
  const invent = () => `Something nobody said before, number ${(written.count += 1)}`;
  return {
    invent,

    /** Adds an adult with an old account, unless specified otherwise. */
    async addPerson({ birthDate = '1990-01-01', role = 'user', isNew = false }: PersonOptions = {}) {
      const server = readServer();
      const person = await addSignedInUser(server, createUniqueUsername());
      const now = server.clock.now();
      await server.services.db
        .update(users)
        .set({
          birthDate,
          role,
          twoFactorSince: role === 'user' ? null : now,
          createdAt: isNew ? now : addMilliseconds(now, -NEW_ACCOUNT_MS - HOUR_MS),
        })
        .where(eq(users.id, person.user.id));
      return person;
    },

    async open({ client }: SignedInUser, more: { title?: string; text?: string; category?: string } = {}) {
      const body = { category: 'help', title: 'How do doors work?', text: invent(), ...more };
      return (await client.api.openTopic({ body })).data;
    },

    async answer({ client }: SignedInUser, id: number, text = invent()): Promise<number> {
      readServer().clock.advance(MINUTE_MS);
      return (await client.api.addPost({ params: { id }, body: { text } })).data.number;
    },

    async read({ client }: Pick<SignedInUser, 'client'>, id: number, page = 1) {
      return (await client.api.readTopic({ params: { id }, query: { page } })).data;
    },

    async block(one: SignedInUser, other: SignedInUser): Promise<void> {
      const { services, clock } = readServer();
      const [userId, otherId] = [one.user.id, other.user.id];
      await upsertBlock(services.db, { userId, otherId, kind: 'block', createdAt: clock.now() });
    },

    /** Waits for this many notifications of a user and returns them, newest first. */
    async readNotifications({ client }: SignedInUser, wanted: number): Promise<string[]> {
      const list = await pollUntil(
        async () => {
          const rows = await client.api.listNotifications({ params: { page: 0 } });
          return rows.length >= wanted ? rows : undefined;
        },
        () => `fewer than ${wanted} notifications`,
      );
      return list.map(({ kind, text, href }) => `${kind}: ${text} ${href}`);
    },
  };
}

export const createExpectedError = (status: number, errorId: string) => ({ status, body: { errorId } });
