import type { CreatorGame } from '@playloom/api-contract';
import type { GameCardData } from '../../games/GameCardView.tsx';

/** Number of popular games: one large card and four small ones. */
const POPULAR_SHOWN = 5;
const ROW = 4;

interface SectionCandidates<Game extends GameCardData> {
  recent: readonly GameCardData[];
  creations: readonly CreatorGame[];
  popular: readonly Game[];
  fresh: readonly Game[];
}

interface HomeSections<Game extends GameCardData> {
  recent: GameCardData[];
  creations: CreatorGame[];
  popular: Game[];
  fresh: Game[];
}

/**
 * Chooses the games of each home page section, so that no game is on the page twice. The user's own games come first,
 * because only their section has an Edit button.
 */
export function arrangeSections<Game extends GameCardData>(
  candidates: SectionCandidates<Game>,
): HomeSections<Game> {
  const shown = new Set<string>();
  const take = <Item extends { _id: string }>(items: readonly Item[], count: number): Item[] => {
    const taken = items.filter(({ _id }) => !shown.has(_id)).slice(0, count);
    for (const { _id } of taken) shown.add(_id);
    return taken;
  };
  const creations = take(candidates.creations, ROW);
  const recent = take(candidates.recent, ROW);
  const popular = take(candidates.popular, POPULAR_SHOWN);
  return { creations, recent, popular, fresh: take(candidates.fresh, ROW) };
}
