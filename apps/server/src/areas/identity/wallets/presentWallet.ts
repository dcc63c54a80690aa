import type { Wallet } from '@playloom/api-contract';
import type { WalletRow } from './walletQueries.ts';

export function presentWallet({ id, chain, address, linkedAt }: WalletRow): Wallet {
  return { id, chain, address, linkedAt: linkedAt.toISOString() };
}
