import type { Editor } from '@playloom/editor-core';
import type { SourceProblem } from '@playloom/game-format/scripts';
import type { DraftProblem } from '../EditorSession.ts';

const QUIET_MS = 350;

/**
 * Checks scripts the same way rooms do. The worker starts with the first script, so that games without
 * scripts don't load the parsers.
 */
export function watchScriptProblems(
  { game }: Editor,
  onFound: (problems: readonly DraftProblem[]) => void,
): () => void {
  const state: { worker: Worker | null; timer: number; checked: object | null } = {
    worker: null,
    timer: 0,
    checked: null,
  };
  const check = () => {
    const { scripts } = game.get();
    if (scripts === state.checked) return;
    state.checked = scripts;
    if (state.worker === null && Object.keys(scripts).length === 0) return;
    state.worker ??= startWorker(onFound);
    state.worker.postMessage(scripts);
  };
  const unsubscribe = game.subscribe(() => {
    clearTimeout(state.timer);
    state.timer = window.setTimeout(check, QUIET_MS);
  });
  check();
  return () => {
    clearTimeout(state.timer);
    unsubscribe();
    state.worker?.terminate();
  };
}

function startWorker(onFound: (problems: readonly DraftProblem[]) => void): Worker {
  const worker = new Worker(new URL('../../checks/scripts.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<readonly SourceProblem[]>) =>
    onFound(data.map(describeProblem)),
  );
  worker.addEventListener('error', (event) =>
    // Editing works without this check, and a playtest reports the same problems when it starts.
    reportError(
      event.error ?? new Error(event.message || 'The worker that checks scripts couldn’t be loaded.'),
    ),
  );
  return worker;
}

function describeProblem({ code, message, script, file, line, column }: SourceProblem): DraftProblem {
  return {
    path: `${script}/${file}:${line}`,
    code,
    message,
    at: ['scripts', script, 'files', file],
    place: { kind: 'script', script, file, line, column },
  };
}
