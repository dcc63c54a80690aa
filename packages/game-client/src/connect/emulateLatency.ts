import type { Transport } from '@playloom/protocol';
import type { LatencyEmulation } from '../contract/StartOptions.ts';
import type { ClientClock } from '../time/ClientClock.ts';
import { createSeededRandom } from '../time/createSeededRandom.ts';

/**
 * Adds latency to a connection in both directions. Messages stay in order as they do over TCP: a delayed message
 * delays all messages after it.
 */
export function emulateLatency(inner: Transport, plan: LatencyEmulation, clock: ClientClock): Transport {
  const out = createDelayQueue(plan, clock, plan.seed);
  const back = createDelayQueue(plan, clock, plan.seed + 1);
  const waiting = { bytes: 0 };
  return {
    get waitingBytes() {
      return waiting.bytes + inner.waitingBytes;
    },
    send(bytes) {
      const copy = bytes.slice();
      waiting.bytes += copy.length;
      out(() => {
        waiting.bytes -= copy.length;
        inner.send(copy);
      });
    },
    onMessage: (listener) => inner.onMessage((bytes) => back(() => listener(bytes))),
    onClose: (listener) => inner.onClose((code, reason) => back(() => listener(code, reason))),
    close: (code, reason) => out(() => inner.close(code, reason)),
  };
}

/** Runs tasks after their delay, never before an earlier task. */
function createDelayQueue(
  plan: LatencyEmulation,
  clock: ClientClock,
  seed: number,
): (task: () => void) => void {
  const chance = createSeededRandom(seed);
  let freeAt = 0;
  return (task) => {
    const stall = chance() < plan.stallChance ? plan.stallMs : 0;
    const arrives = clock.now() + plan.delayMs + chance() * plan.jitterMs + stall;
    freeAt = Math.max(freeAt, arrives);
    clock.schedule(task, freeAt - clock.now());
  };
}
