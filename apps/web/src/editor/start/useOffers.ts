import type { GameCard } from '@playloom/api-contract';
import { useEffect, useState } from 'react';
import { browserApi } from '../../session/browserApi.ts';
import { type Offer, sortOffers } from './Offer.ts';

export interface Offers {
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly starters: readonly Offer[];
  readonly others: readonly GameCard[];
}

/** What one can begin with. An empty game is always there, the network or not. */
export function useOffers(): Offers {
  const [state, setState] = useState<Offers>({ isLoading: true, hasFailed: false, ...sortOffers([]) });
  useEffect(() => {
    const visit = { isOver: false };
    const read = async () => (await browserApi()).listGames({ query: { opensource: 'true' } });
    read().then(
      (games) => !visit.isOver && setState({ isLoading: false, hasFailed: false, ...sortOffers(games) }),
      () => !visit.isOver && setState({ isLoading: false, hasFailed: true, ...sortOffers([]) }),
    );
    return () => {
      visit.isOver = true;
    };
  }, []);
  return state;
}
