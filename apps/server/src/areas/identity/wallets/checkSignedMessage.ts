import type { Chain } from '@playloom/api-contract';
import { addMilliseconds, type WithClock } from '../../../process/clock.ts';
import { isFramedCall } from '../../../http/session.ts';
import { WalletAddressWrong, WalletSignatureWrong } from './walletErrors.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithSecrets } from '../../../process/Secrets.ts';
import type { HttpExchange } from '../../../http/HttpExchange.ts';
import { isSignedByWallet } from './isSignedByWallet.ts';
import { normalizeWalletAddress } from './normalizeWalletAddress.ts';
import { CHAIN_IDS, composeSignInMessage, parseSignInMessage, type WalletPurpose } from './signInMessage.ts';
import type { WalletProof } from './consumeWalletProof.ts';
import { checkNonce, issueNonce, NONCE_LIFETIME_MS } from './walletNonce.ts';

/** Creates the text that this browser's wallet is asked to sign. */
export function createSignInMessage(
  services: WithConfig & WithSecrets & WithClock,
  exchange: HttpExchange,
  { chain, address: text, purpose }: { chain: Chain; address: string; purpose: WalletPurpose },
): string {
  const address = normalizeWalletAddress(chain, text);
  if (address === null) throw WalletAddressWrong();
  const { publicUrl } = services.config;
  const { nonce, expiresAt } = issueNonce(services, exchange, isFramedCall(exchange.request));
  return composeSignInMessage({
    chain,
    domain: new URL(publicUrl).host,
    address,
    purpose,
    uri: publicUrl,
    chainId: CHAIN_IDS[chain],
    nonce,
    issuedAt: issuedAtOf(expiresAt),
    expirationTime: expiresAt.toISOString(),
  });
}

/** Returns the wallet that signed the message, after checking the site, the browser, the purpose and the time. */
export async function checkSignedMessage(
  services: WithConfig & WithSecrets & WithClock,
  exchange: HttpExchange,
  {
    chain,
    message: text,
    signature,
    purpose,
  }: { chain: Chain; message: string; signature: string; purpose: WalletPurpose },
): Promise<WalletProof> {
  const message = parseSignInMessage(chain, text);
  if (!message || !isForUs(services, message.domain, message.uri)) throw WalletSignatureWrong();
  const { address, nonce, chainId } = message;
  const expiresAt = checkNonce(services, exchange, isFramedCall(exchange.request), nonce);
  const isRight =
    expiresAt !== null &&
    message.expirationTime === expiresAt.toISOString() &&
    message.issuedAt === issuedAtOf(expiresAt) &&
    message.purpose === purpose &&
    chainId === CHAIN_IDS[chain];
  if (!isRight || normalizeWalletAddress(chain, address) !== address) throw WalletSignatureWrong();
  if (!(await isSignedByWallet({ chain, address }, text, signature))) throw WalletSignatureWrong();
  return { chain, address, expiresAt, keys: [`nonce ${nonce}`] };
}

/** Whether the message was written for this site. A message for another site must not be accepted. */
function isForUs({ config }: WithConfig, domain: string, uri: string): boolean {
  return domain === new URL(config.publicUrl).host && uri === config.publicUrl;
}

function issuedAtOf(expiresAt: Date): string {
  return addMilliseconds(expiresAt, -NONCE_LIFETIME_MS).toISOString();
}
