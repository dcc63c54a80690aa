import { limits, type ProductEvent, type ProductEventName } from '@playloom/api-contract';

/** Events wait this long for company before they are sent. */
export const BATCH_DELAY_MS = 5000;

/** The server refuses events older than this; a page left open for longer was not in use. */
const AGE_MAX_MS = 3_600_000;

export interface EventDoor {
  now(): number;
  path(): string;
  /** The browser asks not to be tracked: nothing is kept, nothing is sent. */
  isTrackingRefused(): boolean;
  later(run: () => void, ms: number): void;
  send(events: ProductEvent[]): void;
}

export interface EventQueue {
  record(name: ProductEventName): void;
  flush(): void;
}

/** Collects product events and sends them in batches, each with its age so that clocks do not matter. */
export function createEventQueue(door: EventDoor): EventQueue {
  const waiting: { name: ProductEventName; path: string; at: number }[] = [];
  const flush = () => {
    const now = door.now();
    const events = waiting
      .splice(0)
      .map(({ name, path, at }) => ({ name, path, ago: Math.max(0, Math.round(now - at)) }))
      .filter(({ ago }) => ago <= AGE_MAX_MS);
    if (events.length > 0) door.send(events);
  };
  return {
    record(name) {
      if (door.isTrackingRefused()) return;
      waiting.push({ name, path: door.path(), at: door.now() });
      if (waiting.length >= limits.EVENTS_PER_BATCH) flush();
      else if (waiting.length === 1) door.later(flush, BATCH_DELAY_MS);
    },
    flush,
  };
}
