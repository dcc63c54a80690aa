import type { Chain } from '@playloom/api-contract';
import {
  createLocalJWKSet,
  createRemoteJWKSet,
  decodeJwt,
  errors,
  jwtVerify,
  type JWTVerifyGetKey,
} from 'jose';
import { addMilliseconds, MINUTE_MS, SECOND_MS, type WithClock } from '../../../process/clock.ts';
import { WalletIssuerUnavailable, WalletTokenRejected } from './walletErrors.ts';
import type { WalletIssuer } from '../../../process/walletIssuersSchema.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithLog } from '../../../process/createLogger.ts';
import { normalizeWalletAddress } from './normalizeWalletAddress.ts';

/** The content of a portal token whose signature and claims have been checked. */
interface PortalToken {
  address: string;
  issuer: string;
  id: string;
  nonce: string;
  /** Until then, the id of the token is stored so that it works only once. */
  expiresAt: Date;
}

export type PortalTokenReader = (chain: Chain, token: string) => Promise<PortalToken>;

/** Only algorithms with key pairs: with a shared secret, anyone who can verify a token can also create one. */
export const PORTAL_TOKEN_ALGORITHMS = [
  'ES256',
  'ES384',
  'ES512',
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'EdDSA',
  'Ed25519',
];
export const PORTAL_TOKEN_AGE_SECONDS = 300;
export const PORTAL_TOKEN_CLAIMS = ['exp', 'iat', 'jti', 'nonce', 'walletAddress'] as const;
const CLOCK_TOLERANCE_SECONDS = 5;
const CLAIM_MAX = 256;
const KEYS_TIMEOUT_MS = 5 * SECOND_MS;
/** Minimum time between two fetches of an issuer's keys, no matter which keys tokens name. */
const KEYS_COOLDOWN_MS = 30 * SECOND_MS;
const KEYS_CACHED_MS = 10 * MINUTE_MS;

/** Reads tokens of the configured issuers with their fixed keys. Keys named in a token's header are ignored. */
export function createPortalTokenReader({
  config,
  clock,
  log,
}: WithConfig & WithClock & WithLog): PortalTokenReader {
  const issuers = new Map(
    config.walletIssuers.map((issuer) => [issuer.issuer, { ...issuer, findKey: openKeys(issuer) }]),
  );
  return async (chain, token) => {
    try {
      const issuer = issuers.get(decodeJwt(token).iss ?? '');
      if (!issuer) throw WalletTokenRejected();
      const { payload } = await jwtVerify(token, issuer.findKey, {
        issuer: issuer.issuer,
        audience: issuer.audience ?? config.publicUrl,
        algorithms: PORTAL_TOKEN_ALGORITHMS,
        typ: 'JWT',
        requiredClaims: [...PORTAL_TOKEN_CLAIMS],
        maxTokenAge: PORTAL_TOKEN_AGE_SECONDS,
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
        currentDate: clock.now(),
      });
      const address = normalizeWalletAddress(chain, readClaim(payload['walletAddress']));
      if (address === null) throw WalletTokenRejected();
      return {
        address,
        issuer: issuer.issuer,
        id: readClaim(payload.jti),
        nonce: readClaim(payload['nonce']),
        expiresAt: addMilliseconds(
          clock.now(),
          (PORTAL_TOKEN_AGE_SECONDS + 2 * CLOCK_TOLERANCE_SECONDS) * SECOND_MS,
        ),
      };
    } catch (error) {
      if (isAboutTheToken(error)) throw WalletTokenRejected();
      log.warn({ err: error }, 'could not read the keys of a wallet issuer');
      throw WalletIssuerUnavailable();
    }
  };
}

function openKeys({ keys, keysUrl }: WalletIssuer): JWTVerifyGetKey {
  if (keysUrl === undefined) return createLocalJWKSet({ keys: keys ?? [] });
  return createRemoteJWKSet(new URL(keysUrl), {
    timeoutDuration: KEYS_TIMEOUT_MS,
    cooldownDuration: KEYS_COOLDOWN_MS,
    cacheMaxAge: KEYS_CACHED_MS,
  });
}

function readClaim(claim: unknown): string {
  if (typeof claim !== 'string' || claim === '' || claim.length > CLAIM_MAX) throw WalletTokenRejected();
  return claim;
}

/** Whether an error is about the token itself. Such errors have a code; all others are about the issuer's keys. */
function isAboutTheToken(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return false;
  if (error instanceof errors.JOSEError) return error.code !== 'ERR_JOSE_GENERIC';
  return error instanceof Error && error.name === 'ApiProblem';
}
