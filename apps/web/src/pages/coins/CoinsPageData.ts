import type { CoinTransaction, CoinTransactionKind, CoinPack, CoinSummary } from '@playloom/api-contract';

export interface CoinsPageData {
  summary: CoinSummary;
  /** False for users who signed up with a wallet and have not set a password. */
  hasPassword: boolean;
  moves: CoinTransaction[];
  next: string | null;
  shown: LedgerFilter;
  username: string;
  shop: { packs: CoinPack[]; isSandbox: boolean };
}

/** Which transactions the list shows. */
export type LedgerFilter = 'all' | 'in' | 'out' | CoinTransactionKind;
