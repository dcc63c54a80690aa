import type { GameCard } from '@playloom/api-contract';
import { useEffect, useState } from 'react';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { listStarterTemplates, type GameTemplate } from './GameTemplate.ts';

export interface GameTemplates {
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly starters: readonly GameTemplate[];
  readonly others: readonly GameCard[];
}

const NOTHING_LISTED = { starters: listStarterTemplates([]), others: [] };

/** Loads the games to start from. The blank game is always available. */
export function useGameTemplates(): GameTemplates {
  const [state, setState] = useState<GameTemplates>({ isLoading: true, hasFailed: false, ...NOTHING_LISTED });
  useEffect(() => {
    const visit = { isOver: false };
    const read = async () => (await (await loadBrowserApi()).listTemplates()).data;
    read().then(
      ({ starters, others }) =>
        !visit.isOver &&
        setState({ isLoading: false, hasFailed: false, starters: listStarterTemplates(starters), others }),
      () => !visit.isOver && setState({ isLoading: false, hasFailed: true, ...NOTHING_LISTED }),
    );
    return () => {
      visit.isOver = true;
    };
  }, []);
  return state;
}
