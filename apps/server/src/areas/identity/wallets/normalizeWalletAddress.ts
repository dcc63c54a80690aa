import type { Chain } from '@playloom/api-contract';
import { getAddress, isAddress } from 'viem';
import { decodeBase58 } from './decodeBase58.ts';

const SOLANA_KEY_BYTES = 32;

/** Returns the canonical form of an address, so that a wallet is always the same text, or null when it is not valid. */
export function normalizeWalletAddress(chain: Chain, text: string): string | null {
  if (chain === 'solana') return decodeBase58(text)?.length === SOLANA_KEY_BYTES ? text : null;
  // Mixed case is a checksum, so an address with a wrong one is a typo. All lower or all upper case has no checksum.
  const isPlain = /^0x(?:[0-9a-f]{40}|[0-9A-F]{40})$/.test(text);
  return isAddress(text, { strict: !isPlain }) ? getAddress(text) : null;
}
