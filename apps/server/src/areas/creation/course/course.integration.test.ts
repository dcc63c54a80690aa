import { randomUUID } from 'node:crypto';
import { apiLimits, type CourseProgress } from '@playloom/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { games } from '../../../storage/schema.ts';
import { addGame } from '../../../testing/addGame.ts';
import { addSignedInUser } from '../../../testing/addSignedInUser.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { createUniqueUsername } from '../../../testing/createUniqueUsername.ts';

const PATH = '/api/v1/course-progress/';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

function makeProgress(change: Partial<CourseProgress> = {}): CourseProgress {
  return { runId: randomUUID(), lesson: 'paint', steps: [], skippedLessons: [], gameSlug: null, ...change };
}

const addUser = () => addSignedInUser(server, createUniqueUsername());

describe('[BN-02:progress] progress in the bootcamp course', () => {
  it('is null before the start and is stored per account', async () => {
    const { client } = await addUser();
    const other = await addUser();
    expect((await client.api.readCourseProgress()).data).toBeNull();
    const progress = makeProgress({ steps: ['paint/path'], skippedLessons: ['hero'], lesson: 'coins' });
    expect((await client.api.storeCourseProgress({ body: progress })).data).toEqual(progress);
    expect((await client.api.readCourseProgress()).data).toEqual(progress);
    expect((await other.client.api.readCourseProgress()).data).toBeNull();
  });

  it('merges steps finished on several devices in one run, and replaces them with a new run', async () => {
    const { client } = await addUser();
    const first = makeProgress({ steps: ['paint/path'] });
    await client.api.storeCourseProgress({ body: first });
    const steps = ['paint/path', 'paint/solid', 'paint/trees', 'paint/play'];
    await Promise.all(
      steps.map((step) => client.api.storeCourseProgress({ body: { ...first, steps: [step] } })),
    );
    expect(new Set((await client.api.readCourseProgress()).data?.steps)).toEqual(new Set(steps));
    await client.api.storeCourseProgress({ body: { ...first, skippedLessons: ['hero'] } });
    const reopened = await client.api.storeCourseProgress({ body: { ...first, lesson: 'hero' } });
    expect(reopened.data).toMatchObject({ lesson: 'hero', skippedLessons: [] });
    const restarted = makeProgress();
    expect((await client.api.storeCourseProgress({ body: restarted })).data).toEqual(restarted);
  });

  it('stores the own game, not that of others, and drops one that is in the trash', async () => {
    const { user, client } = await addUser();
    const stranger = await addUser();
    const own = await addGame(server, { creatorId: user.id });
    const theirs = await addGame(server, { creatorId: stranger.user.id });
    const progress = makeProgress({ gameSlug: own.slug });
    expect((await client.api.storeCourseProgress({ body: progress })).data.gameSlug).toBe(own.slug);
    const later = { ...progress, gameSlug: theirs.slug };
    expect((await client.api.storeCourseProgress({ body: later })).data.gameSlug).toBe(own.slug);
    const elsewhere = makeProgress({ gameSlug: theirs.slug });
    expect((await client.api.storeCourseProgress({ body: elsewhere })).data.gameSlug).toBeNull();
    await client.api.storeCourseProgress({ body: progress });
    await server.services.db.update(games).set({ trashedAt: server.clock.now() });
    expect((await client.api.readCourseProgress()).data?.gameSlug).toBeNull();
  });

  it.each([
    ['a lesson that is not an id', { lesson: 'Paint!' }],
    ['a step without its lesson', { steps: ['path'] }],
    ['too many steps', { steps: Array.from({ length: apiLimits.COURSE_STEPS_MAX + 1 }, () => 'a/b') }],
    [
      'too many lessons',
      { skippedLessons: Array.from({ length: apiLimits.COURSE_LESSONS_MAX + 1 }, () => 'a') },
    ],
    ['a run that is not an id', { runId: 'first' }],
  ])('rejects %s', async (_what, change) => {
    const { client } = await addUser();
    const answer = await client.fetch(PATH, { method: 'PUT', json: makeProgress(change) });
    expect(answer.status).toBe(400);
    expect((await client.api.readCourseProgress()).data).toBeNull();
  });

  it('requires an account', async () => {
    expect((await server.newClient().fetch(PATH)).status).toBe(401);
    const put = { method: 'PUT', json: makeProgress() };
    expect((await server.newClient().fetch(PATH, put)).status).toBe(401);
  });
});
