import type { Worker } from 'node:worker_threads';
import { readThreadCpuMs } from '../../../../../process/readThreadCpuMs.ts';
import { DRAFTS_CHECK_INTERVAL_MS } from '../limits.ts';

interface WatchOptions {
  /** How much CPU time the thread may use without answering. */
  readonly stuckMs: number;
  readonly ping: () => Promise<void>;
  readonly onStuck: () => void;
}

/**
 * Calls `onStuck` once when the thread works too long without answering. Only its own CPU time counts, because a busy
 * machine is not a reason to terminate it.
 */
export function watchDraftsThread(worker: Worker, { stuckMs, ping, onStuck }: WatchOptions): () => void {
  const state = { isWaiting: false, startMs: 0 };
  const look = async (): Promise<void> => {
    const now = await readThreadCpuMs(worker);
    if (state.isWaiting) {
      if (now - state.startMs <= stuckMs) return;
      clearInterval(looking);
      return onStuck();
    }
    Object.assign(state, { isWaiting: true, startMs: now });
    await ping().catch(() => undefined);
    state.isWaiting = false;
  };
  const looking = setInterval(() => void look(), DRAFTS_CHECK_INTERVAL_MS);
  looking.unref();
  return () => clearInterval(looking);
}
