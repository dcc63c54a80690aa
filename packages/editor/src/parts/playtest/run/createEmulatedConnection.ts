import { type ClientClock, emulateLatency } from '@playloom/game-client';
import type { Transport } from '@playloom/protocol';
import type { PlayClock } from './createPlayClock.ts';

export interface ConnectionQuality {
  /** The round-trip time. */
  readonly delayMs: number;
  readonly lossPercent: number;
}

/** A lost message is sent again after this time plus the latency, as TCP does. */
const RESEND_MS = 120;
/** How much the latency varies, as a share of it. */
const JITTER_SHARE = 0.08;

/**
 * A connection with adjustable latency and packet loss. While the clock is paused, no messages are in flight, so that a
 * paused tick shows the same state at any latency.
 */
export function createEmulatedConnection(
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

/**
 * A clock for messages. When the time is paused, it delivers all pending messages in order, and new ones without delay.
 */
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
