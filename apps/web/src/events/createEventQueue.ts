import { limits, type ProductEvent, type ProductEventName } from '@playloom/api-contract';

/** Events wait this long for company before they are sent. */
export const BATCH_DELAY_MS = 5000;

/** The server refuses events older than this; a page left open for longer was not in use. */
const AGE_MAX_MS = 3_600_000;

interface EventQueueDependencies {
  now(): number;
  path(): string;
  /** The browser asks not to be tracked: nothing is kept, nothing is sent. */
  isTrackingRefused(): boolean;
  schedule(run: () => void, ms: number): void;
  send(events: ProductEvent[]): void;
}

export interface EventQueue {
  record(name: ProductEventName): void;
  flush(): void;
}

/** Collects product events and sends them in batches, each with its age so that clocks do not matter. */
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
      if (waiting.length >= limits.EVENTS_PER_BATCH) flush();
      else if (waiting.length === 1) dependencies.schedule(flush, BATCH_DELAY_MS);
    },
    flush,
  };
}
