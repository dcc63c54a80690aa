import { materialize } from '@playloom/draft';
import { type Editor, findLocationOfPath, convertProblemPath, type Store } from '@playloom/editor-core';
import type { Json, Problem } from '@playloom/game-format';
import { watchScriptProblems } from './watchScriptProblems.ts';
import type { DraftProblem } from '../EditorSession.ts';
import type { CheckResponse, CheckRequest } from '../../checks/problems.worker.ts';

const QUIET_MS = 350;

export interface DraftProblemWatcher {
  /** Sets the document that changes are counted from. */
  compareWith(release: Json): void;
  stop(): void;
}

interface Findings {
  readonly problems: Store<readonly DraftProblem[]>;
  readonly changes: Store<number | null>;
}

/**
 * Checks the draft a moment after each edit. Runs in a worker, because checking a thousand rules would delay
 * typing.
 */
export function watchDraftProblems(editor: Editor, { problems, changes }: Findings): DraftProblemWatcher {
  const worker = new Worker(new URL('../../checks/problems.worker.ts', import.meta.url), { type: 'module' });
  const state = { isBusy: false, isStale: false, timer: 0 };
  const found: { game: readonly DraftProblem[]; scripts: readonly DraftProblem[] } = {
    game: [],
    scripts: [],
  };
  const updateProblems = (changed: Partial<typeof found>) => {
    Object.assign(found, changed);
    problems.set([...found.game, ...found.scripts]);
  };
  const stopScripts = watchScriptProblems(editor, (scripts) => updateProblems({ scripts }));
  const sendRequest = (request: CheckRequest) => worker.postMessage(request);
  const check = () => {
    state.isStale = state.isBusy;
    if (state.isBusy) return;
    state.isBusy = true;
    sendRequest({ kind: 'check', document: materialize(editor.draft) });
  };
  const plan = () => {
    clearTimeout(state.timer);
    state.timer = window.setTimeout(check, QUIET_MS);
  };
  worker.addEventListener('message', ({ data }: MessageEvent<CheckResponse>) => {
    state.isBusy = false;
    updateProblems({ game: data.problems.map((problem) => locateProblem(editor, problem)) });
    if (data.changes !== null) changes.set(data.changes);
    if (state.isStale) plan();
  });
  worker.addEventListener('error', (event) => {
    // Editing works without this check, and the server checks the game again before publishing.
    state.isBusy = false;
    reportError(
      event.error ?? new Error(event.message || 'The worker that checks the game couldn’t be loaded.'),
    );
  });
  // Check after every change, including tiles, but not after changes to the history log.
  const handleUpdate = (_update: unknown, origin: unknown) => {
    if (origin !== 'log') plan();
  };
  editor.draft.doc.on('update', handleUpdate);
  check();
  return {
    compareWith(release) {
      sendRequest({ kind: 'release', document: release });
      plan();
    },
    stop() {
      clearTimeout(state.timer);
      editor.draft.doc.off('update', handleUpdate);
      worker.terminate();
      stopScripts();
    },
  };
}

function locateProblem(editor: Editor, problem: Problem): DraftProblem {
  const at = convertProblemPath(editor.draft, problem.path);
  return { ...problem, at, place: findLocationOfPath(editor.game.get(), at) };
}
