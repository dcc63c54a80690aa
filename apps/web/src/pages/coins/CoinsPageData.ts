import type { CoinMove, CoinMoveKind, CoinPack, CoinSummary } from '@playloom/api-contract';

export interface CoinsPageData {
  summary: CoinSummary;
  /** Users who came with a wallet may have none. */
  hasPassword: boolean;
  moves: CoinMove[];
  next: string | null;
  shown: LedgerFilter;
  username: string;
  shop: { packs: CoinPack[]; isSandbox: boolean };
}

/** Which part of the ledger is shown. */
export type LedgerFilter = 'all' | 'in' | 'out' | CoinMoveKind;
