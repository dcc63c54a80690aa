import type { DraftGame } from '@playloom/draft';
import type { Game, Json } from '@playloom/game-format';
import type { PlaytestHost } from './PlaytestHost.ts';
import type { PlaytestRun } from './PlaytestRun.ts';

const TILES_CHANGED = 'The map was edited.';

/** Sends edited parts of the draft to the running game. Returns a function that stops watching. */
export function watchDraft(host: PlaytestHost, run: PlaytestRun): () => void {
  const { draft, game } = host.dependencies.editor;
  const paint = () => {
    run.hasOtherTiles = true;
    setStale(host, run, TILES_CHANGED);
  };
  draft.tiles.listeners.add(paint);
  const unsubscribe = game.subscribe(() => sendChange(host, run));
  return () => {
    draft.tiles.listeners.delete(paint);
    unsubscribe();
  };
}

/** Sends the parts that have changed. An unchanged part is still the same object. */
function sendChange({ dependencies }: PlaytestHost, run: PlaytestRun): void {
  if (run.isSending) return;
  const next = dependencies.editor.game.get();
  // Apply this playtest's overrides to the edited draft too.
  const played = (run.options.arrange?.(next as unknown as Json) ?? next) as DraftGame;
  const parts: { [part: string]: unknown } = {};
  for (const part of Object.keys(next) as (keyof DraftGame)[])
    if (next[part] !== run.sentDraft[part]) parts[part] = played[part];
  run.sentDraft = next;
  if (Object.keys(parts).length === 0) return;
  run.isSending = true;
  run.worker.postMessage({ kind: 'change', parts }, []);
}

/** Handles the room's answer to an edit: clients apply the accepted parts, and further edits are sent. */
export function handleChangeResult(
  host: PlaytestHost,
  run: PlaytestRun,
  { stale, game }: { readonly stale: string | null; readonly game: Partial<Game> },
): void {
  if (Object.keys(game).length > 0) for (const { client } of run.players) client?.changeGame(game);
  // Players who join later start with the edited game.
  if (run.game !== null) Object.assign(run.game, game);
  setStale(host, run, stale ?? (run.hasOtherTiles ? TILES_CHANGED : null));
  run.isSending = false;
  sendChange(host, run);
}

function setStale(host: PlaytestHost, run: PlaytestRun, stale: string | null): void {
  run.stale = stale;
  host.state.update((state) => (state.kind === 'running' ? { ...state, stale } : state));
}
