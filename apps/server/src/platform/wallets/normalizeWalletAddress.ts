import type { Chain } from '@playloom/api-contract';
import { getAddress, isAddress } from 'viem';
import { decodeBase58 } from './decodeBase58.ts';

const SOLANA_KEY_BYTES = 32;

/** The address as its chain writes it, so that one wallet is always the same text; null when it is none. */
export function normalizeWalletAddress(chain: Chain, text: string): string | null {
  if (chain === 'solana') return decodeBase58(text)?.length === SOLANA_KEY_BYTES ? text : null;
  // Mixed case is a checksum, and a wrong one a typing error; all lower or all upper case has none.
  const isPlain = /^0x(?:[0-9a-f]{40}|[0-9A-F]{40})$/.test(text);
  return isAddress(text, { strict: !isPlain }) ? getAddress(text) : null;
}
