import type { ProductEventName } from '@playloom/api-contract';
import { postQuietly } from '@playloom/site/api/postQuietly.ts';
import { createEventQueue, type EventQueue } from './createEventQueue.ts';
import { redactSecrets } from './redactSecrets.ts';

const EVENTS_PATH = '/api/v1/events/';

const browser: { queue?: EventQueue; isSilent: boolean } = { isSilent: false };

/** Records a product event. Never throws or waits. Does nothing if the user refuses tracking. */
export function recordEvent(name: ProductEventName): void {
  browser.queue ??= createBrowserQueue();
  browser.queue.record(name);
}

/** Turns sending off where external calls are not allowed, because the server forwards events to other services. */
export function setEventRecordingDisabled(isSilent: boolean): void {
  browser.isSilent = isSilent;
}

function createBrowserQueue(): EventQueue {
  const queue = createEventQueue({
    now: () => performance.now(),
    path: () => redactSecrets(location.pathname),
    isTrackingRefused,
    schedule: (run, ms) => void setTimeout(run, ms),
    send: (events) => void (browser.isSilent || postQuietly(EVENTS_PATH, { events })),
  });
  // Send now, because phones may end a hidden page without another event.
  document.addEventListener('visibilitychange', () => document.hidden && queue.flush());
  window.addEventListener('pagehide', queue.flush);
  return queue;
}

function isTrackingRefused(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
}
