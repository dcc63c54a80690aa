import type { DraftGame } from '@playloom/draft';
import { catalog, type ActionEntry } from '@playloom/game-format';
import { countEntryUsages } from './countEntryUsages.ts';
import { STARTER_NEXT_ACTIONS } from './starterNextActions.ts';

export interface LikelyNextAction {
  readonly entry: ActionEntry;
  /** How often this action comes next, in percent. */
  readonly percent: number;
}

const SHOWN = 3;
/** With fewer examples in this game, the statistics of the starter games are used. */
const SEEN_MIN = 3;

/**
 * Lists the actions that most often follow an action, in this game if there are enough examples, else in the starter
 * games.
 */
export function listLikelyNextActions(game: DraftGame, action: string): readonly LikelyNextAction[] {
  const own = countEntryUsages(game).next.get(action);
  const seen = own === undefined ? 0 : sum(own.values());
  const counts =
    own !== undefined && seen >= SEEN_MIN ? [...own] : Object.entries(STARTER_NEXT_ACTIONS[action] ?? {});
  const total = sum(counts.map(([, times]) => times));
  return counts
    .toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .slice(0, SHOWN)
    .flatMap(([name, times]) => {
      const entry = Object.hasOwn(catalog.actions, name)
        ? catalog.actions[name as keyof typeof catalog.actions]
        : undefined;
      return entry === undefined ? [] : [{ entry, percent: Math.round((times / total) * 100) }];
    });
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
