import { diffGames, type Game, type Json, parseGame, type Problem } from '@playloom/game-format';

/**
 * The maximum number of problems in a response. If there are more, the user has to fix the first ones anyway.
 */
const PROBLEMS_MAX = 500;

/**
 * `parse` returns the parsed game. `release` sets the live game that changes are counted from. `check`
 * returns the problems and the number of changes.
 */
export type CheckRequest =
  | { readonly kind: 'parse'; readonly document: Json }
  | { readonly kind: 'release'; readonly document: Json }
  | { readonly kind: 'check'; readonly document: Json };

export interface CheckResponse {
  readonly problems: readonly Problem[];
  /** The number of changes since the live release; null if there is none, or while the game has problems. */
  readonly changes: number | null;
}

const state: { release: Game | null } = { release: null };

self.addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  const parsed = parseGame(data.document);
  if (data.kind === 'parse') return self.postMessage(parsed);
  if (data.kind === 'release') {
    state.release = parsed.ok ? parsed.value : null;
    return;
  }
  const answer: CheckResponse = {
    problems: parsed.ok ? [] : parsed.error.slice(0, PROBLEMS_MAX),
    changes: parsed.ok && state.release !== null ? diffGames(state.release, parsed.value).length : null,
  };
  self.postMessage(answer);
});
