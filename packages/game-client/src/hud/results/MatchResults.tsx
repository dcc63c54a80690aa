import { LazyPart } from '../elements/LazyPart.tsx';
import { useHudSlice } from '../state/HudContext.ts';

const loadResults = async () => (await import('./ResultsWindow.tsx')).ResultsWindow;

/** Loads the window with the results when a match ends. Without it, players still get the next match. */
export function MatchResults() {
  const isShown = useHudSlice(({ room }) => room.results !== null);
  return isShown ? <LazyPart load={loadResults} /> : null;
}
