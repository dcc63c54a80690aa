import { Worker } from 'node:worker_threads';
import type { Game } from '@playloom/game-format';
import type { SourceProblem } from '@playloom/game-format/scripts';
import { createConcurrencyLimiter, type ConcurrencyLimits } from '../../../files/createConcurrencyLimiter.ts';
import { ScriptsTooComplex } from './releaseErrors.ts';
import { ServiceUnavailable } from '../../../http/errors.ts';
import type { ScriptChecker } from './ScriptChecker.ts';

/** Generous, because half a megabyte of ordinary code takes half a second. */
const CHECK_MS_MAX = 10_000;
const CHECK_MEMORY_MB = 256;
const TURNS: ConcurrencyLimits = { maxConcurrent: 2, maxQueued: 32 };

/**
 * Checks scripts in a thread that can be terminated. Twenty nested arrow functions as default parameters keep the
 * parser busy for seconds, and forty would block the process and all its requests forever.
 */
export function createScriptChecker(
  limitMs = CHECK_MS_MAX,
  turns = createConcurrencyLimiter(TURNS),
): ScriptChecker {
  return {
    async check(scripts) {
      if (Object.values(scripts).every(({ files }) => Object.values(files).every(isEmpty))) return [];
      const turn = turns.run(() => checkInThread(scripts, limitMs));
      if (turn === null) throw ServiceUnavailable();
      return turn;
    },
  };
}

function isEmpty(source: string): boolean {
  return source.trim() === '';
}

async function checkInThread(scripts: Game['scripts'], limitMs: number): Promise<readonly SourceProblem[]> {
  const thread = new Worker(new URL('scriptCheckThread.ts', import.meta.url), {
    workerData: scripts,
    resourceLimits: { maxOldGenerationSizeMb: CHECK_MEMORY_MB },
  });
  const { promise, resolve, reject } = Promise.withResolvers<readonly SourceProblem[]>();
  const giveUp = () => reject(ScriptsTooComplex());
  const timer = setTimeout(giveUp, limitMs);
  thread.once('message', resolve);
  thread.once('error', (error: NodeJS.ErrnoException) =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? giveUp() : reject(error),
  );
  thread.once('exit', () => reject(new Error('The script check thread ended without a result.')));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}
