import type { CoinMove, CoinMoveKind, CoinPack, CoinSummary } from '@playloom/api-contract';

export interface OwnCoins {
  summary: CoinSummary;
  /** Users who came with a wallet may have none. */
  hasPassword: boolean;
  moves: CoinMove[];
  next: string | null;
  shown: Shown;
  username: string;
  shop: { packs: CoinPack[]; isSandbox: boolean };
}

/** Which part of the ledger is shown. */
export type Shown = 'all' | 'in' | 'out' | CoinMoveKind;
