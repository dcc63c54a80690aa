import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK, type JWTPayload } from 'jose';
import type { Clock } from '../process/clock.ts';
import type { ApiTestClient } from './createApiTestClient.ts';

export const PORTAL_ISSUER = 'https://games.example';
const PORTAL_NAME = 'Example Games';

export interface TestPortal {
  privateKey: CryptoKey;
  publicJwk: JWK;
  /** Returns a value for `WALLET_ISSUERS` with this site, and its key or the URL of its keys. */
  issuers(more?: { keysUrl?: string; origins?: string[]; audience?: string }): string;
  /** Signs a valid token. Claims that are undefined are left out. */
  sign(claims: JWTPayload, more?: SignOptions): Promise<string>;
}

interface SignOptions {
  header?: Record<string, unknown>;
  key?: CryptoKey | Uint8Array;
}

/** Creates a site that embeds games and vouches for its users' wallets. */
export async function createTestPortal(clock: Clock, audience: string): Promise<TestPortal> {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const publicJwk: JWK = { ...(await exportJWK(publicKey)), kid: 'first', alg: 'ES256', use: 'sig' };
  return {
    privateKey,
    publicJwk,
    issuers: ({ keysUrl, origins = [PORTAL_ISSUER], ...more } = {}) =>
      JSON.stringify([
        {
          name: PORTAL_NAME,
          issuer: PORTAL_ISSUER,
          origins,
          ...(keysUrl === undefined ? { keys: [publicJwk] } : { keysUrl }),
          ...more,
        },
      ]),
    async sign(claims, { header = {}, key = privateKey } = {}) {
      const now = Math.floor(clock.now().getTime() / 1000);
      const usual = { iss: PORTAL_ISSUER, aud: audience, iat: now, exp: now + 60, jti: randomUUID() };
      const payload = JSON.parse(JSON.stringify({ ...usual, ...claims })) as JWTPayload;
      return new SignJWT(payload)
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: 'first', ...header })
        .sign(key);
    },
  };
}

export async function readWalletNonce(client: ApiTestClient): Promise<string> {
  const { data } = await client.api.issueWalletNonce({ params: { chain: 'ethereum' } });
  return data.nonce;
}

export function sendPortalToken(
  client: ApiTestClient,
  publicKey: string,
  parentJwt: string,
  more = {},
): Promise<Response> {
  const json = { publicKey, parentJwt, ...more };
  return client.fetch('/auth/ethereum/verify', { method: 'POST', json });
}

/** Returns `success` or the id of the error. */
export async function readResponseOutcome(response: Response): Promise<string> {
  const { errorId, status } = (await response.json()) as { errorId?: string; status: string };
  return errorId ?? status;
}
