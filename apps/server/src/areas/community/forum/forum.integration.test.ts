import { apiLimits } from '@playloom/api-contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../../process/clock.ts';
import { isFileUsed } from '../../../files/fileQueries.ts';
import { auditLog, reports, users } from '../../../storage/schema.ts';
import type { SignedInUser } from '../../../testing/addSignedInUser.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { makePng } from '../../../testing/makePng.ts';
import { muteUser } from '../moderation/sanctionUser.ts';
import { createForumTestHelpers, createExpectedError } from './testing/createForumTestHelpers.ts';
import { endUserSanctions } from '../../../testing/endUserSanctions.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const { addPerson, open, answer, read, block, readNotifications, invent } = createForumTestHelpers(
  () => server,
);

describe('topics', () => {
  it('[RT-06:part] are listed in their categories, latest reply first', async () => {
    const [ada, ben] = [await addPerson(), await addPerson()];
    const first = await open(ada, { category: 'off-topic', title: 'First of all' });
    server.clock.advance(MINUTE_MS);
    const second = await open(ben, { category: 'off-topic', title: 'Second, then' });
    const list = async () =>
      (await server.client.api.listTopics({ query: { category: 'off-topic' } })).data.topics.map(
        ({ id }) => id,
      );
    expect(await list()).toEqual([second.id, first.id]);
    expect(await answer(ben, first.id)).toBe(2);
    expect(await list()).toEqual([first.id, second.id]);

    const { shelves, voice } = (await server.client.api.readForum()).data;
    expect(voice).toBe('sign-in-needed');
    expect(shelves.map(({ title }) => title)).toEqual([
      'News',
      'Help',
      'Show your game',
      'Ideas',
      'Off-topic',
    ]);
    const category = shelves.find(({ slug }) => slug === 'off-topic');
    expect(category?.topics).toBe(2);
    expect(category?.latest[0]).toMatchObject({
      title: 'First of all',
      slug: 'first-of-all',
      replies: 1,
      lastAuthor: ben.user.username,
      author: { local: { username: ada.user.username } },
    });
    await expect(server.client.api.listTopics({ query: { category: 'nothing' } })).rejects.toMatchObject(
      createExpectedError(404, 'category_not_found'),
    );
  });

  it('[RT-06:part] have pages, on which a post never moves', async () => {
    const ada = await addPerson();
    const { id } = await open(ada);
    for (let posts = 0; posts < apiLimits.POSTS_PER_PAGE; posts += 1) {
      server.clock.advance(10 * MINUTE_MS);
      await answer(ada, id);
    }
    await ada.client.api.deletePost({ params: { id, number: 3 } });
    const [one, two] = [await read(ada, id), await read(ada, id, 2)];
    expect([one.pages, one.posts.length, two.posts.map(({ number }) => number)]).toEqual([
      2,
      apiLimits.POSTS_PER_PAGE,
      [apiLimits.POSTS_PER_PAGE + 1],
    ]);
    expect(one.posts[2]).toMatchObject({ state: 'deleted', text: '' });
  });

  it('[T25] reject unknown targets and invalid input', async () => {
    const ada = await addPerson();
    const { id } = await open(ada);
    await expect(read(ada, 999_999)).rejects.toMatchObject(createExpectedError(404, 'topic_not_found'));
    await expect(answer(ada, 999_999)).rejects.toMatchObject(createExpectedError(404, 'topic_not_found'));
    for (const body of [
      { category: 'help', title: 'Hey', text: 'Too short a title' },
      { category: 'help', title: 'x'.repeat(apiLimits.FORUM_TITLE_MAX + 1), text: 'Hello' },
      { category: 'help', title: 'Nothing to say', text: '  ' },
      { category: 'help', title: 'Far too long', text: 'x'.repeat(apiLimits.POST_MAX + 1) },
    ])
      await expect(ada.client.api.openTopic({ body })).rejects.toMatchObject(
        createExpectedError(400, 'invalid_input'),
      );
    await expect(open(ada, { category: 'nothing' })).rejects.toMatchObject(
      createExpectedError(404, 'category_not_found'),
    );
    await expect(open(ada, { category: 'news' })).rejects.toMatchObject(
      createExpectedError(403, 'category_for_staff'),
    );
    await expect(
      ada.client.api.editPost({ params: { id, number: 9 }, body: { text: 'x' } }),
    ).rejects.toMatchObject(createExpectedError(404, 'post_not_found'));
  });
});

describe('posts', () => {
  it('[RT-06:part] are edited and deleted only by their authors, and earlier texts are kept', async () => {
    const [ada, ben] = [await addPerson(), await addPerson()];
    const moderator = await addPerson({ role: 'moderator' });
    const { id } = await open(ada, { text: 'The first words' });
    const params = { id, number: 1 };
    await expect(ben.client.api.editPost({ params, body: { text: 'Mine' } })).rejects.toMatchObject(
      createExpectedError(403, 'not_allowed'),
    );
    await expect(ben.client.api.deletePost({ params })).rejects.toMatchObject(
      createExpectedError(403, 'not_allowed'),
    );
    await ada.client.api.editPost({ params, body: { text: 'Other words' } });
    const [shown] = (await read(ben, id)).posts;
    expect(shown).toMatchObject({ text: 'Other words', editedAt: expect.any(String), hasHistory: false });
    expect((await ada.client.api.readPostHistory({ params })).data.map(({ text }) => text)).toEqual([
      'The first words',
    ]);
    await expect(ben.client.api.readPostHistory({ params })).rejects.toMatchObject(
      createExpectedError(403, 'not_allowed'),
    );
    await ada.client.api.deletePost({ params });
    expect((await read(moderator, id)).posts[0]).toMatchObject({
      state: 'deleted',
      text: '',
      hasHistory: true,
    });
    expect((await moderator.client.api.readPostHistory({ params })).data.map(({ text }) => text)).toEqual([
      'Other words',
      'The first words',
    ]);
    await expect(ada.client.api.editPost({ params, body: { text: 'Again' } })).rejects.toMatchObject(
      createExpectedError(404, 'post_not_found'),
    );
  });

  it('[RT-06:part] notify mentioned users and followers once until they read', async () => {
    const [ada, ben, eve] = [await addPerson(), await addPerson(), await addPerson()];
    const { id, slug } = await open(ada, { title: 'Lanterns at night' });
    const [his, hers] = [ben.user.username, ada.user.username];
    await answer(ben, id, `@${hers} and @${eve.user.username}: have a look, @nobody_here`);
    expect(await readNotifications(eve, 1)).toEqual([
      `reply: ${his} mentioned you in “Lanterns at night”. /forum/t/${id}/${slug}#post-2`,
    ]);
    // Ada is both mentioned and subscribed, but notified once.
    expect(await readNotifications(ada, 1)).toHaveLength(1);
    await answer(ben, id);
    expect(await readNotifications(ada, 2)).toContain(
      `reply: ${his} posted in “Lanterns at night”. /forum/t/${id}/${slug}#post-3`,
    );
    await answer(ben, id);
    await read(ada, id);
    await answer(ben, id);
    expect(await readNotifications(ada, 3)).toHaveLength(3);

    await ada.client.api.subscribeToTopic({ params: { id }, body: { isOn: false } });
    await ada.client.api.addPost({ params: { id }, body: { text: invent() } });
    expect((await read(ada, id)).isSubscribed).toBe(false);
    await eve.client.api.subscribeToTopic({ params: { id }, body: { isOn: true } });
    await answer(ben, id);
    expect(await readNotifications(eve, 2)).toHaveLength(2);
    expect(await ada.client.api.countNotifications()).toBe(3);
    // An edit notifies only users it mentions for the first time.
    const late = await addPerson();
    await ben.client.api.editPost({
      params: { id, number: 2 },
      body: { text: `@${hers} @${eve.user.username} @${late.user.username}` },
    });
    expect(await readNotifications(late, 1)).toHaveLength(1);
    expect(await eve.client.api.countNotifications()).toBe(2);
  });

  it('[RT-06:part] show uploaded images, which are kept as long as the post', async () => {
    const ada = await addPerson();
    const form = new FormData();
    form.set('picture', new Blob([makePng({ width: 40, height: 30 })], { type: 'image/png' }), 'map.png');
    const { picture } = (await ada.client.api.uploadForumImage({ form })).data;
    const { id } = await open(ada, { text: `![My map](/files/${picture})` });
    const { db } = server.services;
    expect(await isFileUsed(db, picture)).toBe(true);
    await ada.client.api.deletePost({ params: { id, number: 1 } });
    expect(await isFileUsed(db, picture)).toBe(false);
    await expect(answer(ada, id, `![x](/files/${'0'.repeat(64)}.webp)`)).rejects.toMatchObject({
      body: { errorId: 'picture_missing' },
    });
  });

  it('[RT-06:part] are found by their text, and by the title of their topic', async () => {
    const [ada, ben] = [await addPerson(), await addPerson()];
    const { id } = await open(ada, { title: 'Zeppelins over the harbour', text: 'They float slowly.' });
    await answer(ben, id, 'Mine are called zeppelins too, write to zorro@example.org');
    const find = async (words: string, who: { client: SignedInUser['client'] } = server) =>
      (await who.client.api.searchForum({ query: { words } })).data.posts.map(({ number }) => number);
    expect(await find('zeppelin')).toEqual([1, 2]);
    expect(await find('"float slowly"')).toEqual([1]);
    // Masked text is not searchable for anyone.
    expect(await find('zorro')).toEqual([]);
    await block(ada, ben);
    expect(await find('zeppelin', ada)).toEqual([1]);
    await ben.client.api.deletePost({ params: { id, number: 2 } });
    expect(await find('zeppelin')).toEqual([1]);
  });
});

describe('order', () => {
  it('[RT-06:part] [T25] a topic is renamed by its author while it is open, by moderators with a reason, and by no one else', async () => {
    const [ada, ben, moderator] = [
      await addPerson(),
      await addPerson(),
      await addPerson({ role: 'moderator' }),
    ];
    const { id } = await open(ada, { category: 'help', title: 'An old idea' });
    const rename = ({ client }: SignedInUser, title: string) =>
      client.api.renameTopic({ params: { id }, body: { title } });
    const decide = (body: object) =>
      moderator.client.api.moderateTopic({ params: { id }, body: { reason: 'Because', ...body } });
    await rename(ada, 'A better  idea, write to me@example.org');
    const renamed = await read(ben, id);
    expect(renamed.title).toMatch(/^A better idea, write to /);
    expect(renamed.title).not.toContain('example.org');
    expect(renamed.slug).toMatch(/^a-better-idea/);
    const history = async ({ client }: SignedInUser) =>
      (await client.api.readPostHistory({ params: { id, number: 1 } })).data.map(({ text }) => text);
    expect([await history(ada), await history(moderator)]).toEqual([
      ['Title: An old idea'],
      ['Title: An old idea'],
    ]);
    expect((await read(moderator, id)).posts[0]?.hasHistory).toBe(true);
    await expect(history(ben)).rejects.toMatchObject({ status: 403 });
    await expect(rename(ben, 'Mine now')).rejects.toMatchObject({ status: 403 });
    await expect(rename(moderator, 'Mine now')).rejects.toMatchObject({ status: 403 });
    await expect(rename(ada, 'x')).rejects.toMatchObject({ status: 400 });

    await decide({ title: 'An idea about doors', isLocked: true });
    expect(await read(ben, id)).toMatchObject({ title: 'An idea about doors', slug: 'an-idea-about-doors' });
    await expect(rename(ada, 'My idea again')).rejects.toMatchObject(
      createExpectedError(403, 'topic_locked'),
    );
    const [entry] = await server.services.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.actorId, moderator.user.id));
    expect(entry?.details).toMatchObject({ title: 'An idea about doors', before: renamed.title });
  });

  it('[RT-06:part] [T25] moderators pin, lock, move and delete topics, and every action is logged', async () => {
    const [ada, moderator] = [await addPerson(), await addPerson({ role: 'moderator' })];
    const old = await open(ada, { category: 'ideas', title: 'An old idea' });
    server.clock.advance(HOUR_MS);
    const { id } = await open(ada, { category: 'ideas', title: 'A new idea' });
    const decide = (topic: number, body: object) =>
      moderator.client.api.moderateTopic({ params: { id: topic }, body: { reason: 'Because', ...body } });
    const list = async (category: string) =>
      (await ada.client.api.listTopics({ query: { category } })).data.topics.map(({ title }) => title);
    await decide(old.id, { isPinned: true });
    expect(await list('ideas')).toEqual(['An old idea', 'A new idea']);

    await decide(id, { isLocked: true });
    await expect(answer(ada, id)).rejects.toMatchObject(createExpectedError(403, 'topic_locked'));
    await expect(
      ada.client.api.editPost({ params: { id, number: 1 }, body: { text: 'x' } }),
    ).rejects.toMatchObject(createExpectedError(403, 'topic_locked'));
    expect(await answer(moderator, id)).toBe(2);
    await decide(id, { isLocked: false, category: 'off-topic' });
    expect(await list('ideas')).toEqual(['An old idea']);
    expect(await answer(ada, id)).toBe(3);
    await moderator.client.api.removePost({ params: { id, number: 3 }, body: { reason: 'Spam' } });
    expect((await read(ada, id)).posts[2]).toMatchObject({ state: 'deleted' });

    await decide(id, { isDeleted: true });
    await expect(read(ada, id)).rejects.toMatchObject(createExpectedError(404, 'topic_not_found'));
    await expect(answer(ada, id)).rejects.toMatchObject(createExpectedError(404, 'topic_not_found'));
    expect((await read(moderator, id)).posts).toHaveLength(3);
    await decide(id, { isDeleted: false });
    expect((await read(ada, id)).title).toBe('A new idea');

    await expect(decide(id, { category: 'nothing' })).rejects.toMatchObject(
      createExpectedError(404, 'category_not_found'),
    );
    for (const { client } of [ada, await addPerson({ role: 'moderator' }).then(forgetTwoFactor)])
      await expect(
        client.api.moderateTopic({ params: { id }, body: { isPinned: true, reason: 'Mine' } }),
      ).rejects.toMatchObject({ status: 403 });
    const log = await server.services.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.actorId, moderator.user.id));
    expect(log.map(({ action }) => action).toSorted()).toEqual([
      'post.remove',
      ...Array.from({ length: 5 }, () => 'topic.moderate'),
    ]);
  });

  async function forgetTwoFactor(person: SignedInUser): Promise<SignedInUser> {
    const without = { twoFactorSince: null };
    await server.services.db.update(users).set(without).where(eq(users.id, person.user.id));
    return person;
  }

  it('[CM-04:part] posts are reported with the posts before them, unchanged by later edits', async () => {
    const [ada, ben, moderator] = [
      await addPerson(),
      await addPerson(),
      await addPerson({ role: 'moderator' }),
    ];
    const { id, slug } = await open(ada, { title: 'Doors again', text: 'Hello there' });
    await answer(ben, id, 'Go away');
    const report = (number: number) =>
      ada.client.api.sendReport({
        body: { subject: { kind: 'post', topicId: id, number }, reason: 'harassment' },
      });
    const { reportId } = (await report(2)).data;
    await ben.client.api.deletePost({ params: { id, number: 2 } });
    await expect(report(2)).rejects.toMatchObject(createExpectedError(404, 'report_not_found'));
    const [row] = await server.services.db.select().from(reports).where(eq(reports.id, reportId));
    expect(row).toMatchObject({ kind: 'post', userId: ben.user.id });
    const { data } = await moderator.client.api.listReports({ query: { state: 'open' } });
    const shown = data.reports.find((one) => one.id === reportId);
    expect(shown?.post).toEqual({ topicId: id, slug, title: 'Doors again', number: 2 });
    expect(shown?.context.map(({ text, isReported }) => [text, isReported])).toEqual([
      ['Hello there', false],
      ['Go away', true],
    ]);
  });

  it('[T20] [CM-03:part] rejects users who may not write, and masks links for users under age', async () => {
    const ada = await addPerson();
    const { id } = await open(ada, { text: 'Come to https://evil.example, what the fuck' });
    for (const [birthDate, voice] of [
      ['2020-01-01', 'too-young'],
      [null, 'age-unknown'],
    ] as const) {
      const child = await addPerson({ birthDate });
      const { posts, voice: found } = await read(child, id);
      expect(found).toBe(voice);
      expect(posts[0]?.text).toBe('Come to [hidden] what the ••••');
      const form = new FormData();
      for (const call of [
        () => open(child),
        () => answer(child, id),
        () => child.client.api.uploadForumImage({ form }),
      ])
        await expect(call()).rejects.toMatchObject(createExpectedError(403, 'presets_only'));
    }
    expect((await read(server, id)).posts[0]?.text).not.toContain('evil');
    expect((await read(ada, id)).posts[0]?.text).toContain('https://evil.example');
  });

  it('[CM-05:part] mutes apply to edits too; deleting stays possible', async () => {
    const ada = await addPerson();
    const { id } = await open(ada);
    const sentence = { reason: 'Spam', byUserId: null, expiresAt: null };
    await muteUser(server.services, ada.user, sentence);
    expect((await read(ada, id)).voice).toBe('muted');
    const edit = () => ada.client.api.editPost({ params: { id, number: 1 }, body: { text: 'More' } });
    for (const call of [() => open(ada), () => answer(ada, id), edit])
      await expect(call()).rejects.toMatchObject(createExpectedError(403, 'chat_muted'));
    await ada.client.api.deletePost({ params: { id, number: 1 } });
    await endUserSanctions(server.services, ada.user);
    expect(await answer(ada, id)).toBe(2);
  });

  it('[CM-04:part] blocked users are hidden, send no notifications and cannot reply', async () => {
    const [ada, ben, eve] = [await addPerson(), await addPerson(), await addPerson()];
    const { id } = await open(eve);
    await block(ada, ben);
    await answer(ben, id, `Hello @${ada.user.username}`);
    await readNotifications(eve, 1);
    expect((await read(ada, id)).posts[1]).toMatchObject({ state: 'hidden', text: '' });
    expect(await ada.client.api.countNotifications()).toBe(0);
    const hers = await open(ada);
    await expect(answer(ben, hers.id)).rejects.toMatchObject(createExpectedError(403, 'chat_blocked'));
  });
});
