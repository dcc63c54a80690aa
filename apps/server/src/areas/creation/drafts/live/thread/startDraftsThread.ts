import { Worker } from 'node:worker_threads';
import { ServiceUnavailable } from '../../../../../http/errors.ts';
import type { WithClock } from '../../../../../process/clock.ts';
import type { WithLog } from '../../../../../process/createLogger.ts';
import { DRAFTS_MEMORY_MB, DRAFTS_STUCK_MS } from '../limits.ts';
import type {
  DraftsCall,
  DraftsThreadEnvelope,
  DraftsThreadRequest,
  DraftsThreadReport,
  DraftsThreadSettings,
} from './DraftsThreadMessages.ts';
import { watchDraftsThread } from './watchDraftsThread.ts';
import { createCurrentGameBuffer, readCurrentGameId } from './workMark.ts';
import { writeThreadLog } from './writeThreadLog.ts';

export interface DraftsThread {
  post(order: DraftsThreadRequest, transfer?: ArrayBuffer[]): void;
  /** Throws `unavailable` when the call fails or the thread ends before the answer. */
  call(call: DraftsCall): Promise<void>;
  end(): Promise<void>;
}

export interface DraftsThreadOptions extends Omit<DraftsThreadSettings, 'workMark' | 'logLevel'> {
  /** Only for tests, which pass a thread that gets stuck, and shorter times. */
  readonly file?: URL;
  readonly stuckMs?: number;
}

interface DraftsThreadEvents {
  send(id: number, bytes: Uint8Array): void;
  close(id: number, code: number | undefined, reason: string | undefined): void;
  /**
   * Called when the thread has ended, but not after `end()`. `heavyGameId` is the game that kept the thread busy or
   * filled its memory, if there is one.
   */
  ended(heavyGameId: string | null): void;
}

const DRAFTS_THREAD = new URL('draftsThread.ts', import.meta.url);

type PendingCalls = Map<number, (error: string | null) => void>;

/** Starts the thread that holds all open drafts of this process. */
export function startDraftsThread(
  { clock, log }: WithClock & WithLog,
  { file = DRAFTS_THREAD, stuckMs = DRAFTS_STUCK_MS, ...settings }: DraftsThreadOptions,
  events: DraftsThreadEvents,
): DraftsThread {
  const workMark = createCurrentGameBuffer();
  const workerData: DraftsThreadSettings = { ...settings, logLevel: log.level, workMark };
  const worker = new Worker(file, {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: DRAFTS_MEMORY_MB },
  });
  const pending: PendingCalls = new Map();
  const state = { lastCall: 0, isEnding: false, heavyGameId: null as string | null };
  const post = (order: DraftsThreadRequest, transfer: ArrayBuffer[] = []) => {
    const clockOffsetMs = clock.now().getTime() - Date.now();
    worker.postMessage({ order, clockOffsetMs } satisfies DraftsThreadEnvelope, transfer);
  };
  const call = async (wanted: DraftsCall): Promise<void> => {
    const callId = (state.lastCall += 1);
    const { promise, resolve } = Promise.withResolvers<string | null>();
    pending.set(callId, resolve);
    post({ kind: 'call', callId, call: wanted });
    const error = await promise;
    if (error === null) return;
    if (!state.isEnding) log.warn({ call: wanted.name, reason: error }, 'a call to the drafts thread failed');
    throw ServiceUnavailable();
  };
  const stopWatching = watchDraftsThread(worker, {
    stuckMs,
    ping: () => call({ name: 'ping' }),
    onStuck() {
      state.heavyGameId = readCurrentGameId(workMark);
      log.error({ gameId: state.heavyGameId }, 'the drafts thread is stuck and is terminated');
      void worker.terminate();
    },
  });
  worker.on('message', (report: DraftsThreadReport) => {
    if (report.kind === 'send') events.send(report.id, report.bytes);
    if (report.kind === 'close') events.close(report.id, report.code, report.reason);
    if (report.kind === 'answer') takeCall(pending, report.callId)?.(report.error);
    if (report.kind === 'log') writeThreadLog(log, report.line);
  });
  worker.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') state.heavyGameId = readCurrentGameId(workMark);
    log.error({ err: error, gameId: state.heavyGameId }, 'the drafts thread failed');
  });
  worker.once('exit', () => {
    stopWatching();
    if (!state.isEnding) events.ended(state.heavyGameId);
    for (const callId of pending.keys()) takeCall(pending, callId)?.('The drafts thread ended.');
  });
  return {
    post,
    call,
    async end() {
      state.isEnding = true;
      await worker.terminate();
    },
  };
}

function takeCall(pending: PendingCalls, callId: number): ((error: string | null) => void) | undefined {
  const answer = pending.get(callId);
  pending.delete(callId);
  return answer;
}
