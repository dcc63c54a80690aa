import type { Game, Json, Problem, Result } from '@playloom/game-format';
import type { CheckRequest } from './problems.worker.ts';

/**
 * Runs `parseGame` in the worker that checks games. The worker loads the schema and the rule catalog anyway;
 * loading them into the page too would slow down every first visit.
 */
export function parseGameInWorker(document: Json): Promise<Result<Game, readonly Problem[]>> {
  const worker = new Worker(new URL('./problems.worker.ts', import.meta.url), { type: 'module' });
  const answer = new Promise<Result<Game, readonly Problem[]>>((resolve, reject) => {
    worker.addEventListener('message', ({ data }) => resolve(data as Result<Game, readonly Problem[]>));
    worker.addEventListener('error', ({ message }) =>
      reject(new Error(message || 'The worker that reads games couldn’t be loaded.')),
    );
  });
  worker.postMessage({ kind: 'parse', document } satisfies CheckRequest);
  return answer.finally(() => worker.terminate());
}
