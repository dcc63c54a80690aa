import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';
import { MESSAGE_RATE_LIMIT } from './limits.ts';
import { WIDE_NETWORK_TIMES } from './networkLevels.ts';

const FEEDBACK = '/api/v1/feedback/';
const CONTACT = '/api/v1/contact/';

function send(server: TestServer, path: string, forwardedFor?: string) {
  return server.newClient().fetch(path, {
    method: 'POST',
    json: {},
    ...(forwardedFor ? { headers: { 'x-forwarded-for': forwardedFor } } : {}),
  });
}

/** Sends one call more than the limit allows, and returns all statuses. */
async function useUp(server: TestServer, path: string, addressOf: (call: number) => string | undefined) {
  const statuses: number[] = [];
  for (let call = 0; call <= MESSAGE_RATE_LIMIT.max; call += 1)
    statuses.push((await send(server, path, addressOf(call))).status);
  return statuses;
}
const ONE_TOO_MANY = [...Array.from({ length: MESSAGE_RATE_LIMIT.max }, () => 400), 429];

describe('without a proxy', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer({ env: { RATE_LIMIT_SCALE: '1' } });
  });
  afterAll(() => server.close());

  it('rejects a call over the limit, says when to retry, and counts each route separately', async () => {
    expect(await useUp(server, FEEDBACK, () => undefined)).toEqual(ONE_TOO_MANY);
    const rejected = await send(server, FEEDBACK);
    expect(await rejected.json()).toEqual({
      status: 'error',
      errorId: 'too_many_requests',
      message: 'Too many requests. Try again in a little while.',
    });
    const wait = Number(rejected.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(MESSAGE_RATE_LIMIT.windowMs / 1000);
    expect(rejected.headers.get('content-security-policy')).toContain('frame-ancestors');
    expect((await send(server, CONTACT)).status).toBe(400);
  });

  it('ignores the forwarded address that a user claims', async () => {
    const other = await createTestServer({ env: { RATE_LIMIT_SCALE: '1' } });
    const statuses = await useUp(other, FEEDBACK, (call) => `203.0.113.${call}`);
    expect(statuses).toEqual(ONE_TOO_MANY);
    await other.close();
  });
});

describe('behind a proxy', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer({ env: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' } });
  });
  afterAll(() => server.close());

  it('counts every user that the proxy forwards', async () => {
    expect(await useUp(server, FEEDBACK, () => '203.0.113.1')).toEqual(ONE_TOO_MANY);
    expect((await send(server, FEEDBACK, '203.0.113.2')).status).toBe(400);
  });

  it('counts an IPv6 network as one user', async () => {
    const statuses = await useUp(server, FEEDBACK, (call) => `2001:db8:0:1::${(call + 1).toString(16)}`);
    expect(statuses).toEqual(ONE_TOO_MANY);
    expect((await send(server, FEEDBACK, '2001:db8:0:2::1')).status).toBe(400);
  });

  it('[OP-69] counts the networks of a /48 together, with a few times the limit of one', async () => {
    const most = MESSAGE_RATE_LIMIT.max * WIDE_NETWORK_TIMES;
    const statuses = new Map<number, number>();
    for (let call = 0; call < most; call += 1) {
      const { status } = await send(server, CONTACT, `2001:db8:7:${call.toString(16)}::1`);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses]).toEqual([[400, most]]);
    const rejected = await send(server, CONTACT, '2001:db8:7:ffff::1');
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send(server, CONTACT, '2001:db8:8:ffff::1')).status).toBe(400);
  });

  it('trusts only the nearest proxy', async () => {
    const statuses = await useUp(server, CONTACT, (call) => `198.51.100.${call}, 203.0.113.9`);
    expect(statuses).toEqual(ONE_TOO_MANY);
  });
});
