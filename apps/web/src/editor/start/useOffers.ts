import type { GameCard } from '@playloom/api-contract';
import { useEffect, useState } from 'react';
import { browserApi } from '../../session/browserApi.ts';
import { listStarterOffers, type Offer } from './Offer.ts';

export interface Offers {
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly starters: readonly Offer[];
  readonly others: readonly GameCard[];
}

const NOTHING_LISTED = { starters: listStarterOffers([]), others: [] };

/** Games to start from. The empty game is always there, with or without a network. */
export function useOffers(): Offers {
  const [state, setState] = useState<Offers>({ isLoading: true, hasFailed: false, ...NOTHING_LISTED });
  useEffect(() => {
    const visit = { isOver: false };
    const read = async () => (await (await browserApi()).listTemplates()).data;
    read().then(
      ({ starters, others }) =>
        !visit.isOver &&
        setState({ isLoading: false, hasFailed: false, starters: listStarterOffers(starters), others }),
      () => !visit.isOver && setState({ isLoading: false, hasFailed: true, ...NOTHING_LISTED }),
    );
    return () => {
      visit.isOver = true;
    };
  }, []);
  return state;
}
