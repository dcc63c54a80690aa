import type { Game, Json, Problem, Result } from '@playloom/game-format';
import type { CheckRequest } from './problems.worker.ts';

/**
 * `parseGame` in the thread that checks games. The schema and the whole catalog of rules are there anyway: loaded
 * into the window too, they would make every first visit wait for what only the rule editor needs.
 */
export function parseGameInWorker(document: Json): Promise<Result<Game, readonly Problem[]>> {
  const worker = new Worker(new URL('problems.worker.ts', import.meta.url), { type: 'module' });
  const answer = new Promise<Result<Game, readonly Problem[]>>((resolve, reject) => {
    worker.addEventListener('message', ({ data }) => resolve(data as Result<Game, readonly Problem[]>));
    worker.addEventListener('error', ({ message }) =>
      reject(new Error(message || 'The worker that reads games did not load.')),
    );
  });
  worker.postMessage({ kind: 'parse', document } satisfies CheckRequest);
  return answer.finally(() => worker.terminate());
}
