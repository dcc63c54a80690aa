import { type ClientClock, emulateLatency } from '@playloom/game-client';
import type { Transport } from '@playloom/protocol';
import type { PlayClock } from './createPlayClock.ts';

export interface ConnectionQuality {
  /** There and back. */
  readonly delayMs: number;
  readonly lossPercent: number;
}

/** What is lost is sent again after this and the delay of the line, as TCP does it. */
const RESEND_MS = 120;
/** The part of its delay by which a line is uneven. */
const JITTER_SHARE = 0.08;

/**
 * A line as bad as somebody wants it just now. While time stands still nothing is on its way: who looks at a
 * moment wants to see that moment, however far away the server is.
 */
export function createTestConnection(
  transport: Transport,
  clock: PlayClock,
  read: () => ConnectionQuality,
  seed: number,
): Transport {
  return emulateLatency(
    transport,
    {
      get delayMs() {
        return read().delayMs / 2;
      },
      get jitterMs() {
        return read().delayMs * JITTER_SHARE;
      },
      get stallChance() {
        return read().lossPercent / 100;
      },
      get stallMs() {
        return RESEND_MS + read().delayMs;
      },
      seed,
    },
    createConnectionClock(clock),
  );
}

/** Hands everything over at once when time stops, in its order, and as long as it stands still. */
function createConnectionClock(clock: PlayClock): ClientClock {
  const waiting = new Map<() => void, () => void>();
  clock.onHold(() => {
    for (const [task, cancel] of waiting) {
      cancel();
      waiting.delete(task);
      task();
    }
  });
  return {
    now: clock.now,
    schedule(task, ms) {
      const run = () => {
        waiting.delete(run);
        task();
      };
      if (clock.rate === 0) {
        run();
        return () => undefined;
      }
      waiting.set(run, clock.schedule(run, ms));
      return () => {
        waiting.get(run)?.();
        waiting.delete(run);
      };
    },
  };
}
