import { apiLimits, type ProductEvent, type ProductEventName } from '@playloom/api-contract';

/** Delay before events are sent, so that several share one request. */
const BATCH_DELAY_MS = 5000;

/** The server rejects older events. An event can get this old if the computer was asleep. */
const AGE_MAX_MS = 3_600_000;

interface EventQueueDependencies {
  now(): number;
  path(): string;
  /** True if the browser asks not to be tracked. Then no events are stored or sent. */
  isTrackingRefused(): boolean;
  schedule(run: () => void, ms: number): void;
  send(events: ProductEvent[]): void;
}

export interface EventQueue {
  record(name: ProductEventName): void;
  flush(): void;
}

/**
 * Collects product events and sends them in batches. Events have an age instead of a time, so that a wrong clock does
 * not matter.
 */
export function createEventQueue(dependencies: EventQueueDependencies): EventQueue {
  const waiting: { name: ProductEventName; path: string; at: number }[] = [];
  const flush = () => {
    const now = dependencies.now();
    const events = waiting
      .splice(0)
      .map(({ name, path, at }) => ({ name, path, ago: Math.max(0, Math.round(now - at)) }))
      .filter(({ ago }) => ago <= AGE_MAX_MS);
    if (events.length > 0) dependencies.send(events);
  };
  return {
    record(name) {
      if (dependencies.isTrackingRefused()) return;
      waiting.push({ name, path: dependencies.path(), at: dependencies.now() });
      if (waiting.length >= apiLimits.EVENTS_PER_BATCH) flush();
      else if (waiting.length === 1) dependencies.schedule(flush, BATCH_DELAY_MS);
    },
    flush,
  };
}
