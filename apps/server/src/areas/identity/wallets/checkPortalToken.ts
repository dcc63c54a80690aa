import type { Chain } from '@playloom/api-contract';
import { WalletTokenRejected } from './walletErrors.ts';
import type { WithSecrets } from '../../../process/Secrets.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { HttpExchange } from '../../../http/HttpExchange.ts';
import type { PortalTokenReader } from './createPortalTokenReader.ts';
import { normalizeWalletAddress } from './normalizeWalletAddress.ts';
import type { WalletProof } from './consumeWalletProof.ts';
import { checkNonce } from './walletNonce.ts';

/**
 * Checks a token from the embedding site. The wallet address is taken from the token, and the one in the request must
 * match it.
 */
export async function checkPortalToken(
  services: WithSecrets & WithClock,
  readToken: PortalTokenReader,
  exchange: HttpExchange,
  { chain, publicKey, parentJwt }: { chain: Chain; publicKey: string; parentJwt: string },
): Promise<{ proof: WalletProof; issuer: string }> {
  const { address, issuer, id, nonce, expiresAt } = await readToken(chain, parentJwt);
  const isRight =
    normalizeWalletAddress(chain, publicKey) === address &&
    checkNonce(services, exchange, true, nonce) !== null;
  if (!isRight) throw WalletTokenRejected();
  const keys = [`nonce ${nonce}`, `token ${issuer} ${id}`];
  return { proof: { chain, address, keys, expiresAt }, issuer };
}
