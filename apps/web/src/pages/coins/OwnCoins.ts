import type { CoinMove, CoinMoveKind, CoinSummary } from '@playloom/api-contract';

export interface OwnCoins {
  summary: CoinSummary;
  moves: CoinMove[];
  next: string | null;
  shown: Shown;
  username: string;
}

/** Which part of the ledger is shown. */
export type Shown = 'all' | 'in' | 'out' | CoinMoveKind;
