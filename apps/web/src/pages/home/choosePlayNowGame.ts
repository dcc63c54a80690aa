import type { GameCard } from '@playloom/api-contract';

interface Choices {
  /** Games the user played on any device, most recent first. */
  recent: readonly GameCard[];
  /** Most played first. */
  popular: readonly GameCard[];
  isPhone: boolean;
  isSignedIn: boolean;
}

/**
 * Chooses the game that the user played last, or else the one with the most players now, or else the most played one.
 */
export function choosePlayNowGame({ recent, popular, isPhone, isSignedIn }: Choices): GameCard | null {
  const isOpen = ({ needsLogin }: GameCard) => isSignedIn || !needsLogin;
  const suits = (game: GameCard) => isOpen(game) && (!isPhone || game.hasTouchControls);
  const last = recent.find(suits);
  if (last) return last;
  // The sort is stable: games with equally many players stay ordered by plays.
  const busiest = popular.filter(suits).toSorted((a, b) => b.playing - a.playing);
  return busiest[0] ?? popular.find(isOpen) ?? null;
}
