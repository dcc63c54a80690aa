import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { DrainProgress } from '@playloom/room-contract';

interface DrainTimes {
  readonly lookEveryMs: number;
  /** Moving all rooms usually takes less. */
  readonly noticeAfterMs: number;
  readonly noticeEveryMs: number;
}

const DRAIN_TIMES: DrainTimes = { lookEveryMs: 50, noticeAfterMs: 500, noticeEveryMs: 5_000 };

interface DrainOptions {
  /** The longest time, from DRAIN_SECONDS. */
  readonly seconds: number;
  /** Resolves at another signal, which ends the wait. */
  readonly hurried: Promise<void>;
  readonly log: Logger;
  readonly times?: DrainTimes;
}

/** Waits until all rooms have moved and the players of rooms that can't move have left, and logs what it waits for. */
export async function drainServer(
  server: { drain(): Promise<DrainProgress> },
  { seconds, hurried, log, times = DRAIN_TIMES }: DrainOptions,
): Promise<void> {
  const limit = new AbortController();
  const { signal } = limit;
  const late = pause(seconds * 1000, null, { signal }).catch(() => null);
  const stopped = Promise.race([late, hurried.then(() => null)]);
  const startedAt = performance.now();
  let noticeAt = startedAt + times.noticeAfterMs;
  for (;;) {
    const left = await Promise.race([server.drain(), stopped]);
    if (left === null || left.moving + left.staying === 0) break;
    if (performance.now() >= noticeAt) {
      noticeAt += times.noticeEveryMs;
      const secondsLeft = Math.ceil(seconds - (performance.now() - startedAt) / 1000);
      logProgress(log, left, secondsLeft);
    }
    if ((await Promise.race([pause(times.lookEveryMs, true), stopped])) === null) break;
  }
  limit.abort();
}

function logProgress(log: Logger, { moving, staying }: DrainProgress, secondsLeft: number): void {
  if (moving > 0) log.info({ rooms: moving, secondsLeft }, 'waiting for rooms that are handed over');
  if (staying > 0)
    log.info(
      { players: staying, secondsLeft },
      'waiting for players of older engines to finish; another signal stops the server at once',
    );
}
