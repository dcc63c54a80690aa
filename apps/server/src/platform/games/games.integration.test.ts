import { limits } from '@playloom/api-contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

it.each(['', '?category=popular', '?searchTerm=race', '?searchTerm=race&opensource=true'])(
  '[API-10:empty] answers /api/v1/games/%s with a bare JSON list',
  async (query) => {
    const response = await server.client.fetch(`/api/v1/games/${query}`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual([]);
  },
);

it.each([
  '?opensource=perhaps',
  `?searchTerm=${'x'.repeat(limits.SEARCH_TERM_MAX + 1)}`,
  `?category=${'x'.repeat(41)}`,
  '?page=0',
  '?category=a&category=b',
])('refuses the query %s', async (query) => {
  const response = await server.client.fetch(`/api/v1/games/${query}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ errorId: 'invalid_input' });
});
