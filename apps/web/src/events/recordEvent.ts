import type { ProductEventName } from '@playloom/api-contract';
import { postQuietly } from '../session/postQuietly.ts';
import { createEventQueue, type EventQueue } from './createEventQueue.ts';

const EVENTS_PATH = '/api/v1/events/';

const browser: { queue?: EventQueue; isSilent: boolean } = { isSilent: false };

/** Counts that something happened. Never throws, never waits, does nothing where tracking is refused. */
export function recordEvent(name: ProductEventName): void {
  browser.queue ??= createBrowserQueue();
  browser.queue.record(name);
}

/** Where a page may tell nobody outside, nothing is counted: the server hands events on. */
export function setEventsSilent(isSilent: boolean): void {
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
  // The last chance: phones end hidden pages without telling them.
  document.addEventListener('visibilitychange', () => document.hidden && queue.flush());
  window.addEventListener('pagehide', queue.flush);
  return queue;
}

function isTrackingRefused(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/** The last part of a one-time link is as good as a password. */
export function redactSecrets(pathname: string): string {
  return pathname.replace(/^(\/(?:pin\/validate|password\/reset|account\/confirm-email)\/).+$/, '$1');
}
