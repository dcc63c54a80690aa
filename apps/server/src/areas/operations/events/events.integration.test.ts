import { apiLimits, productEvents as names } from '@playloom/api-contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addMilliseconds } from '../../../process/clock.ts';
import { productEventsTable } from '../../../storage/schema.ts';
import { addSignedInUser } from '../../../testing/addSignedInUser.ts';
import { countWaitingJobs } from '../../../testing/countWaitingJobs.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { readJobs } from '../../../testing/readJobs.ts';
import { startFakeHttpService, type FakeHttpService } from '../../../testing/startFakeHttpService.ts';
import { pollUntil } from '../../../testing/pollUntil.ts';
import type { AnalyticsBatch } from '../../../jobs/AnalyticsBatch.ts';

const PATH = '/api/v1/events/';
const event = { name: 'login_modal_open', path: '/pricing', ago: 1500 } as const;

let server: TestServer;
let service: FakeHttpService;
beforeAll(async () => {
  service = await startFakeHttpService();
  server = await createTestServer({ env: { ANALYTICS_URL: service.url } });
});
afterAll(async () => {
  await server.close();
  service.close();
});

function readCopies(): AnalyticsBatch[] {
  return service.taken.map(({ body }) => body as AnalyticsBatch);
}

function readRows(path: string) {
  return server.services.db.select().from(productEventsTable).where(eq(productEventsTable.path, path));
}

it('[API-21] accepts every product event in one batch, stores it and sends a copy to the service', async () => {
  const { user, client } = await addSignedInUser(server, 'player');
  const events = names.map((name, index) => ({ name, path: '/play/maze', ago: index * 1000 }));
  expect(names).toEqual([
    'Play Page Visited',
    'Play Page Loaded',
    'Play Button Clicked',
    'login_modal_open',
    'register_modal_open',
    'register_modal_step_2',
  ]);
  await client.api.recordEvents({ body: { events } });
  const now = server.clock.now();
  const rows = await readRows('/play/maze');
  expect(rows.map(({ name, happenedAt, userId }) => ({ name, happenedAt, userId }))).toEqual(
    events.map(({ name, ago }) => ({ name, happenedAt: addMilliseconds(now, -ago), userId: user.id })),
  );
  const copy = await pollUntil(
    () => readCopies().find(({ events: [first] }) => first?.path === '/play/maze'),
    () => 'no copy arrived',
  );
  expect(copy.events.map(({ name }) => name)).toEqual(names);
  expect(JSON.stringify(copy)).not.toContain(user.id);
});

it.each(['dnt', 'sec-gpc'])(
  '[API-21:untracked] accepts and drops the events of a browser with %s: 1',
  async (header) => {
    const path = `/untracked-${header}`;
    const response = await server.client.fetch(PATH, {
      method: 'POST',
      headers: { [header]: '1' },
      json: { events: [{ ...event, path }] },
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'success' });
    expect(await readRows(path)).toEqual([]);
  },
);

it('stores events of browsers that explicitly allow it', async () => {
  await server.client.fetch(PATH, {
    method: 'POST',
    headers: { dnt: '0' },
    json: { events: [{ ...event, path: '/allowed' }] },
  });
  expect(await readRows('/allowed')).toHaveLength(1);
});

it('does not lose a copy when the service fails at first', async () => {
  await pollUntil(
    async () => (await countWaitingJobs(server.databaseUrl)) === 0,
    () => 'earlier copies are still on their way',
  );
  service.answers.push(500);
  await server.client.api.recordEvents({ body: { events: [{ ...event, path: '/after-failure' }] } });
  const waiting = await pollUntil(
    async () =>
      (await readJobs(server.databaseUrl, 'analytics')).find(
        ({ state, data }) => state === 'retry' && JSON.stringify(data).includes('/after-failure'),
      ),
    () => 'the copy does not wait to be sent again',
  );
  expect((waiting.data as AnalyticsBatch).events).toHaveLength(1);
});

it.each([
  ['no event', []],
  ['an unknown name', [{ ...event, name: 'Password Typed' }]],
  ['a path with a query', [{ ...event, path: '/search?searchTerm=secret' }]],
  ['a time in the future', [{ ...event, ago: -1 }]],
  ['too many events', Array.from({ length: apiLimits.EVENTS_PER_BATCH + 1 }, () => event)],
])('rejects %s', async (_, events) => {
  const response = await server.client.fetch(PATH, { method: 'POST', json: { events } });
  expect(response.status).toBe(400);
});
