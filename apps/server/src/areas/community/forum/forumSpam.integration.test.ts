import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../../process/clock.ts';
import { deleteDueAccounts } from '../../operations/account-data/deleteDueAccounts.ts';
import { users } from '../../../storage/schema.ts';
import { addSignedInUser } from '../../../testing/addSignedInUser.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { createUniqueUsername } from '../../../testing/createUniqueUsername.ts';
import {
  NEW_ACCOUNT_MS,
  NEW_ACCOUNT_TOPICS_PER_DAY,
  POSTS_PER_HOUR,
  POSTS_PER_MINUTE,
  TOPICS_PER_DAY,
} from './limits.ts';
import { createForumTestHelpers, createExpectedError } from './testing/createForumTestHelpers.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const { addPerson, open, answer, read, invent } = createForumTestHelpers(() => server);

describe('spam', () => {
  it('[RT-06:part] [T11] is rate limited per user across all processes', async () => {
    const ada = await addPerson();
    const { id } = await open(ada);
    server.clock.advance(HOUR_MS);
    const burst = await Promise.allSettled(
      Array.from({ length: POSTS_PER_MINUTE + 2 }, () =>
        ada.client.api.addPost({ params: { id }, body: { text: invent() } }),
      ),
    );
    expect(burst.filter(({ status }) => status === 'fulfilled')).toHaveLength(POSTS_PER_MINUTE);
    for (let posts = POSTS_PER_MINUTE; posts < POSTS_PER_HOUR; posts += 1) await answer(ada, id);
    await expect(answer(ada, id)).rejects.toMatchObject(createExpectedError(429, 'posted_too_often'));
    server.clock.advance(HOUR_MS);
    await answer(ada, id);
  });

  it('[RT-06:part] is limited in topics per day, more strictly for new accounts', async () => {
    for (const [person, max] of [
      [await addPerson(), TOPICS_PER_DAY],
      [await addPerson({ isNew: true }), NEW_ACCOUNT_TOPICS_PER_DAY],
    ] as const) {
      for (let topics = 0; topics < max; topics += 1) {
        server.clock.advance(MINUTE_MS);
        await open(person);
      }
      server.clock.advance(HOUR_MS);
      await expect(open(person)).rejects.toMatchObject(createExpectedError(429, 'posted_too_often'));
    }
  });

  it('[RT-06:part] is rejected when repeated, and new accounts can post few links', async () => {
    const fresh = await addPerson({ isNew: true });
    const { id } = await open(fresh, { text: 'Buy my game' });
    await expect(answer(fresh, id, '  buy MY\n game ')).rejects.toMatchObject(
      createExpectedError(409, 'post_repeated'),
    );
    const links = 'https://one.example and www.two.example';
    await expect(answer(fresh, id, links)).rejects.toMatchObject(
      createExpectedError(409, 'too_many_links_at_first'),
    );
    await expect(
      fresh.client.api.editPost({ params: { id, number: 1 }, body: { text: links } }),
    ).rejects.toMatchObject(createExpectedError(409, 'too_many_links_at_first'));
    server.clock.advance(NEW_ACCOUNT_MS);
    await answer(fresh, id, links);
    await answer(fresh, id, 'Buy my game');
    const many = Array.from({ length: 21 }, (_, at) => `https://example.org/${at}`).join(' ');
    await expect(answer(fresh, id, many)).rejects.toMatchObject(createExpectedError(409, 'too_many_links'));
  });
});

describe('around the forum', () => {
  it('[RT-10:part] exports the posts of an account, and not those of others', async () => {
    const [ada, ben] = [await addPerson(), await addPerson()];
    const [lonely, answered] = [
      await open(ada, { title: 'Nobody answers' }),
      await open(ada, { title: 'My real name' }),
    ];
    await answer(ben, answered.id, 'I do');
    const { db, clock } = server.services;
    const due = { deleteAfter: clock.now() };
    await db.update(users).set(due).where(eq(users.id, ada.user.id));
    await deleteDueAccounts(server.services);
    await expect(read(ben, lonely.id)).rejects.toMatchObject(createExpectedError(404, 'topic_not_found'));
    const left = await read(ben, answered.id);
    expect(left).toMatchObject({ title: 'A topic by a deleted user', slug: 'topic', author: null });
    expect(left.posts.map(({ number, text }) => [number, text])).toEqual([[2, 'I do']]);
  });

  it('[RT-06:part] rejects posts when an external forum is configured', async () => {
    const other = await createTestServer({ beside: server, env: { FORUM_URL: 'https://forum.example/' } });
    const { client } = await addSignedInUser(other, createUniqueUsername());
    await expect(other.client.api.readForum()).rejects.toMatchObject(
      createExpectedError(404, 'forum_elsewhere'),
    );
    await expect(
      client.api.openTopic({ body: { category: 'help', title: 'Hello?', text: 'Hello?' } }),
    ).rejects.toMatchObject(createExpectedError(404, 'forum_elsewhere'));
    await other.close();
  });
});
