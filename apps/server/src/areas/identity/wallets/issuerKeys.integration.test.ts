import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestPortal,
  readResponseOutcome,
  readWalletNonce,
  sendPortalToken,
  type TestPortal,
} from '../../../testing/createTestPortal.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { createEthereumWallet } from '../../../testing/createWallets.ts';

const AUDIENCE = 'the games';

describe('[T2] [R19] keys at an address of the issuer', () => {
  let keys: Server;
  let other: TestServer;
  let portal: TestPortal;
  const issuer = {
    asked: 0,
    answer: (): [number, string] => [200, JSON.stringify({ keys: [portal.publicJwk] })],
  };
  beforeAll(async () => {
    portal = await createTestPortal({ now: () => other.clock.now() }, AUDIENCE);
    keys = createServer((_, response) => {
      issuer.asked += 1;
      const [status, body] = issuer.answer();
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    });
    await new Promise<void>((resolve) => keys.listen(0, '127.0.0.1', resolve));
    const keysUrl = `http://127.0.0.1:${(keys.address() as AddressInfo).port}/keys`;
    const env = { WALLET_ISSUERS: portal.issuers({ keysUrl, audience: AUDIENCE }) };
    other = await createTestServer({ env });
  });
  afterAll(async () => {
    await other.close();
    keys.close();
  });

  async function tryToken(header = {}): Promise<string> {
    const [client, { address }] = [other.newClient(), createEthereumWallet()];
    const token = await portal.sign(
      { walletAddress: address, nonce: await readWalletNonce(client) },
      { header },
    );
    return readResponseOutcome(await sendPortalToken(client, address, token));
  }

  it('admit no one while they cannot be read, and work again later', async () => {
    const right = issuer.answer;
    for (const wrong of [
      [500, 'no'],
      [200, 'garbage'],
      [302, ''],
    ] as [number, string][]) {
      issuer.answer = () => wrong;
      expect(await tryToken()).toBe('wallet_issuer_unavailable');
    }
    issuer.answer = right;
    expect(await tryToken()).toBe('success');
  });

  it('are fetched once, however many unknown keys tokens name', async () => {
    const before = issuer.asked;
    for (let index = 0; index < 100; index += 1)
      expect(await tryToken({ kid: `unknown-${index}` })).toBe('wallet_token_refused');
    expect(issuer.asked - before).toBeLessThanOrEqual(1);
  });
});
