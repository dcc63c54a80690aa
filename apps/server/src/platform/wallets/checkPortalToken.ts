import type { Chain } from '@playloom/api-contract';
import { WalletTokenRefused } from '../../http/walletErrors.ts';
import type { Services } from '../../services.ts';
import type { Visitor } from '../accounts/Visitor.ts';
import type { TokenReader } from './createTokenReader.ts';
import { readAddress } from './readAddress.ts';
import type { WalletProof } from './spendProof.ts';
import { checkNonce } from './walletNonce.ts';

/** The address is the one in the token; the one beside it must only not contradict it. */
export async function checkPortalToken(
  services: Services,
  readToken: TokenReader,
  visitor: Visitor,
  { chain, publicKey, parentJwt }: { chain: Chain; publicKey: string; parentJwt: string },
): Promise<{ proof: WalletProof; issuer: string }> {
  const { address, issuer, id, nonce, expiresAt } = await readToken(chain, parentJwt);
  const isRight =
    readAddress(chain, publicKey) === address && checkNonce(services, visitor, true, nonce) !== null;
  if (!isRight) throw WalletTokenRefused();
  const keys = [`nonce ${nonce}`, `token ${issuer} ${id}`];
  return { proof: { chain, address, keys, expiresAt }, issuer };
}
