import { randomUUID } from 'node:crypto';
import { endpoints, type Endpoint, type Endpoints, type Role } from '@playloom/api-contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FRAME_ALLOWED_ENDPOINTS } from '../http/framedCalls.ts';
import { users } from '../storage/schema.ts';
import { type AccessRow, accessRows, UNKNOWN_ID, PASSWORD } from '../testing/accessRows.ts';
import { addSignedInUser } from '../testing/addSignedInUser.ts';
import type { ApiTestClient } from '../testing/createApiTestClient.ts';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';
import { platformRoutes } from './platformRoutes.ts';

const rows = Object.entries(accessRows) as [keyof Endpoints, AccessRow][];

let server: TestServer;
let passwordHash: string;
beforeAll(async () => {
  server = await createTestServer();
  passwordHash = await server.services.passwords.hash(PASSWORD);
});
afterAll(() => server.close());

function call(
  client: ApiTestClient,
  name: keyof Endpoints,
  { params = {}, query, body }: AccessRow,
): Promise<Response> {
  const endpoint: Endpoint = endpoints[name];
  const path = endpoint.path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? '');
  const form = endpoint.upload ? { body: new FormData() } : {};
  return client.fetch(query ? `${path}?${new URLSearchParams(query).toString()}` : path, {
    method: endpoint.method,
    ...(body ? { json: body } : form),
  });
}

/** Each call gets its own user, because some calls end their session. */
async function addUser(role: Role = 'user', twoFactorSince: Date | null = null) {
  const { client, user } = await addSignedInUser(server, `user_${randomUUID().slice(0, 8)}`);
  const more = { passwordHash, role, twoFactorSince };
  await server.services.db.update(users).set(more).where(eq(users.id, user.id));
  return { client, user: { ...user, ...more } };
}

it('[T25] has one route for every endpoint, and none besides', () => {
  const routed = platformRoutes(server.services).map(({ endpoint: { method, path } }) => `${method} ${path}`);
  const declared = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`);
  expect(routed.toSorted()).toEqual(declared.toSorted());
});

/** Returns the error id of the response, or `success`. Fails the test for server errors, which only a bug can cause. */
async function readOutcome(response: Response): Promise<string> {
  const { errorId = 'success' } = (await response.json()) as { errorId?: string };
  expect(response.status).toBeLessThan(500);
  return errorId;
}

const ACCESS_ERRORS = ['not_signed_in', 'not_allowed', 'two_factor_required', 'invalid_input'];

it.each(rows.filter(([, { anonymous }]) => anonymous === 'must log in'))(
  '[T25] %s rejects visitors who are not logged in',
  async (name, row) => {
    expect(await readOutcome(await call(server.newClient(), name, row))).toBe('not_signed_in');
  },
);

it.each(rows.filter(([, { anonymous }]) => anonymous === 'may'))(
  '[T25] %s is open to visitors',
  async (name, row) => {
    expect(ACCESS_ERRORS).not.toContain(await readOutcome(await call(server.newClient(), name, row)));
  },
);

it.each(rows.filter(([, { staff }]) => staff === undefined))(
  '[T25] %s is open to users',
  async (name, row) => {
    const { client } = await addUser();
    expect(ACCESS_ERRORS).not.toContain(await readOutcome(await call(client, name, row)));
  },
);

const staffRows = rows.filter(([, { staff }]) => staff !== undefined);

it('[T25] keeps all staff endpoints under one prefix', () => {
  const routes = platformRoutes(server.services);
  const pathsOf = (some: typeof routes) => some.map(({ endpoint }) => endpoint.path);
  const guarded = pathsOf(routes.filter(({ access }) => /operator|moderator/.test(access)));
  const isPrefixed = (path: string) => path.startsWith('/api/v1/operator/');
  expect(guarded).toEqual(pathsOf(routes).filter(isPrefixed));
  expect(guarded).toHaveLength(staffRows.length);
});

it.each(staffRows)(
  '[T25] %s is closed to users, and to staff without two-factor login',
  async (name, row) => {
    const { client } = await addUser('user', server.clock.now());
    expect(await readOutcome(await call(client, name, row))).toBe('not_allowed');
    const { client: careless } = await addUser('operator');
    expect(await readOutcome(await call(careless, name, row))).toBe('two_factor_required');
  },
);

it.each(staffRows)('[T25] %s is open to its own staff role, and to no lower role', async (name, row) => {
  const { client: moderator } = await addUser('moderator', server.clock.now());
  const outcome = await readOutcome(await call(moderator, name, row));
  const isRefused = row.staff === 'operator';
  expect(ACCESS_ERRORS.includes(outcome) ? outcome : 'inside').toBe(isRefused ? 'not_allowed' : 'inside');
  const { client: operator } = await addUser('operator', server.clock.now());
  expect(ACCESS_ERRORS).not.toContain(await readOutcome(await call(operator, name, row)));
});

it.each(rows.filter(([, { anonymous }]) => anonymous === 'must log in'))(
  '[T4] [T22] %s works inside the frame of another site only if it is listed',
  async (name, row) => {
    const username = `user_${randomUUID().slice(0, 8)}`;
    const { client, user } = await addSignedInUser(server, username, { isFramed: true });
    const staff = { passwordHash, role: 'operator' as const, twoFactorSince: server.clock.now() };
    if (row.staff) await server.services.db.update(users).set(staff).where(eq(users.id, user.id));
    const outcome = await readOutcome(await call(client, name, row));
    const isStopped = [...ACCESS_ERRORS, 'not_in_frames'].includes(outcome);
    const wanted = FRAME_ALLOWED_ENDPOINTS.has(endpoints[name]) ? 'inside' : 'not_in_frames';
    expect(isStopped ? outcome : 'inside').toBe(wanted);
  },
);

it('[T22] endpoints open in frames cost nothing, show no secrets and change no account', () => {
  const open = [...FRAME_ALLOWED_ENDPOINTS].map(({ path }) => path).join(' ');
  expect(open).not.toMatch(/coin|offer|checkout|payout|password|email|session|two-factor|operator|draft/);
});

/** Fields that an attacker would like to set, and names of our database columns. */
const INJECTED_FIELDS = [
  { role: 'admin' },
  { coins: 1_000_000 },
  { ownerId: UNKNOWN_ID },
  { verified: true },
  { userId: UNKNOWN_ID },
  { secondStepDone: true },
  { isSecondStepAfterSignupCompleted: true },
  { deleteAfter: null },
];

it.each(rows.filter(([, { body }]) => body !== undefined))(
  '[T25] %s rejects unknown fields and changes nothing',
  async (name, row) => {
    const { client, user } = await addUser();
    // Skips fields that the endpoint itself accepts, such as `userId`.
    const isInjected = (injected: object) =>
      !Object.keys(injected).some((field) => field in (row.body ?? {}));
    for (const injected of INJECTED_FIELDS.filter(isInjected)) {
      const response = await call(client, name, { ...row, body: { ...row.body, ...injected } });
      expect([injected, response.status]).toEqual([injected, 400]);
      expect(await response.json()).toMatchObject({ errorId: 'invalid_input' });
    }
    expect(await server.services.db.query.users.findFirst({ where: eq(users.id, user.id) })).toEqual(user);
  },
);
