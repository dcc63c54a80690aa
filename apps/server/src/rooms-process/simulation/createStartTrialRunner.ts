import { randomUUID } from 'node:crypto';
import type { StartTrialRequest, StartTrialResult } from '@playloom/room-contract';
import { createConcurrencyLimiter, type ConcurrencyLimiter } from '../../files/createConcurrencyLimiter.ts';
import type { EngineWorker } from './EngineWorker.ts';
import type { RoomThreads } from './createRoomThreads.ts';
import { isGameFault, THREAD_OUT_OF_MEMORY } from './startFailure.ts';

/** Few trial starts run at the same time, so that players' rooms come first. */
const TRIALS = { maxConcurrent: 2, maxQueued: 16 };
/** Shorter than the timeout of a call between processes, but long enough for a busy machine to start a game. */
const TRIAL_MS_MAX = 25_000;
const TOO_LARGE = { place: '', text: 'The game needs too much memory to start.' };

interface StartTrialHost {
  readonly threads: RoomThreads;
  findEngine(version: string): Promise<EngineWorker | undefined>;
}

export function createStartTrialRunner(
  host: StartTrialHost,
): (trial: StartTrialRequest) => Promise<StartTrialResult> {
  const turns: ConcurrencyLimiter = createConcurrencyLimiter(TRIALS);
  return async (trial) => {
    const turn = turns.run(() => tryStart(host, trial));
    if (turn === null) throw new Error('Too many games are being checked right now. Try again in a moment.');
    return turn;
  };
}

/**
 * Starts a game in its own thread to see whether it works. The thread is ended afterwards, or earlier if it gets
 * stuck.
 */
async function tryStart(
  { threads, findEngine }: StartTrialHost,
  { engineVersion, document }: StartTrialRequest,
): Promise<StartTrialResult> {
  const engine = await findEngine(engineVersion);
  if (engine === undefined) throw new Error(`Engine ${engineVersion} is not installed here.`);
  const room = `trial ${randomUUID()}`;
  const { promise, resolve, reject } = Promise.withResolvers<StartTrialResult>();
  const giveUp = () => resolve({ isStuck: true, problems: [] });
  const thread = threads.place(room, {
    engine,
    gameId: null,
    hasScripts: true,
    document,
    listener: {
      onReport(report) {
        if (report.kind !== 'rehearsed') return;
        const { problems, isEngineFailure = false } = report;
        if (isEngineFailure) reject(new Error(problems[0]?.text));
        else resolve({ isStuck: false, problems });
      },
      giveAway: () => undefined,
      fail(reason) {
        if (!isGameFault(reason)) reject(new Error(reason));
        else if (reason === THREAD_OUT_OF_MEMORY) resolve({ isStuck: false, problems: [TOO_LARGE] });
        else giveUp();
      },
    },
  });
  const timer = setTimeout(giveUp, TRIAL_MS_MAX);
  thread.post({ kind: 'rehearse', room, document });
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    threads.remove(thread, room);
  }
}
