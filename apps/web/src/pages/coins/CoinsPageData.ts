import type { CoinMove, CoinMoveKind, CoinPack, CoinSummary } from '@playloom/api-contract';

export interface CoinsPageData {
  summary: CoinSummary;
  /** Users who signed up with a wallet may have no email address. */
  hasPassword: boolean;
  moves: CoinMove[];
  next: string | null;
  shown: LedgerFilter;
  username: string;
  shop: { packs: CoinPack[]; isSandbox: boolean };
}

/** Filter of the ledger. */
export type LedgerFilter = 'all' | 'in' | 'out' | CoinMoveKind;
