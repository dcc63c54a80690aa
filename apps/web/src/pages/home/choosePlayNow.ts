import type { GameCard } from '@playloom/api-contract';
import { playPath } from '../../games/playPath.ts';

interface Choices {
  /** What the account played last, on whatever device. */
  recent: readonly GameCard[];
  /** The most played first. */
  popular: readonly GameCard[];
  isPhone: boolean;
  isSignedIn: boolean;
}

/** The game that suits the visitor: the one they know, else one with people in it, else the most played. */
export function choosePlayNow({ recent, popular, isPhone, isSignedIn }: Choices): GameCard | null {
  const isOpen = ({ needsLogin }: GameCard) => isSignedIn || !needsLogin;
  const suits = (game: GameCard) => isOpen(game) && (!isPhone || game.hasTouchControls);
  const last = recent.find(suits);
  if (last) return last;
  // Sorting keeps the order of those with equally many people in them.
  const busiest = popular.filter(suits).toSorted((a, b) => b.playing - a.playing);
  return busiest[0] ?? popular.find(isOpen) ?? null;
}

/** Opens the page of a game and joins without another press. */
export function joinPath(gameSlug: string): string {
  return `${playPath(gameSlug)}?autojoin=true`;
}
