import { endpoints, errorSchema, type Endpoint } from '@playloom/api-contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { addSignedInUser } from '../testing/addSignedInUser.ts';
import type { ApiTestClient } from '../testing/createApiTestClient.ts';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';
import { arbitraryCall, type ArbitraryCall } from '../testing/arbitraryCall.ts';

const CALLS = inject('long') ? 100_000 : 2000;
const CALLS_AT_ONCE = 25;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ env: { RATE_LIMIT_SCALE: '100000', LOG_LEVEL: 'error' } });
  // Hashing is slow on purpose, and this test does not cover it.
  server.services.passwords.hash = async () => 'hash';
  server.services.passwords.verify = async (_hash, password) => password.length % 2 === 0;
});
afterAll(() => server.close());

let users = 0;
async function makeClient(): Promise<ApiTestClient> {
  users += 1;
  const { client } = await addSignedInUser(server, `fuzz_${users}`);
  return client;
}

/** Sends a call, and rejects with its description if the contract does not allow the response. */
async function checkCall(client: ApiTestClient, call: ArbitraryCall): Promise<number> {
  const { name, path, headers, body, isSignedIn } = call;
  const endpoint: Endpoint = endpoints[name];
  const response = await (isSignedIn ? client : server.newClient()).fetch(path, {
    method: endpoint.method,
    headers,
    foreign: true,
    ...(body === undefined ? {} : { body }),
  });
  const answer: unknown = await response.json();
  const schema = response.ok ? endpoint.response : errorSchema;
  const { error } = schema.safeParse(answer);
  if (response.status >= 500 || error)
    throw new Error(
      `${response.status} to ${JSON.stringify(call)}: ${JSON.stringify(answer)} ${error?.message ?? ''}`,
    );
  return response.status;
}

it(`answers ${CALLS} generated calls as the contract says, and never fails`, async () => {
  const statuses = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(arbitraryCall(), { minLength: CALLS_AT_ONCE, maxLength: CALLS_AT_ONCE }),
      async (calls) => {
        const client = await makeClient();
        for (const status of await Promise.all(calls.map((call) => checkCall(client, call))))
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
      },
    ),
    { numRuns: CALLS / CALLS_AT_ONCE, endOnFailure: true },
  );
  // The test would prove nothing if all calls were rejected early.
  expect(statuses.get(200)).toBeGreaterThan(CALLS / 10);
  expect(statuses.get(400)).toBeGreaterThan(CALLS / 20);
});
