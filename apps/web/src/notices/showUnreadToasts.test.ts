import type { Notification } from '@playloom/api-contract';
import { createToastStore } from '@playloom/design-system';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '@playloom/site/testing/createMemoryStorage.ts';
import { showUnreadToasts } from './showUnreadToasts.ts';

type ToastDependencies = Parameters<typeof showUnreadToasts>[1];

const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Creates notifications, newest first, in the order in which the server lists them. */
function makeNotices(...texts: string[]): Notification[] {
  return texts.map((text) => ({
    _id: `id of ${text}`,
    text,
    read: false,
    kind: 'system',
    href: text === 'two' ? '/play/brawl' : null,
    createdAt: '2026-11-15T20:00:00.000Z',
  }));
}

function createDependencies(unread: () => Notification[], storage = createMemoryStorage()) {
  const toasts = createToastStore();
  const shown: string[] = [];
  toasts.subscribe(() => {
    const { show, message, duration, type } = toasts.getState();
    if (show) shown.push(`${message} ${type} ${duration} ${toasts.getDetail().href ?? ''}`);
  });
  const dependencies: ToastDependencies = {
    toasts,
    storage,
    now: Date.now,
    readUnread: async () => unread(),
  };
  return { dependencies, shown, storage };
}

it('[ST-03] [EN-07:part] toasts each of one to four unread notifications once, 5 s each, one after the other', async () => {
  const unread = makeNotices('four', 'three', 'two', 'one');
  const { dependencies, shown, storage } = createDependencies(() => unread);
  const done = showUnreadToasts(4, dependencies);
  await vi.advanceTimersByTimeAsync(4999);
  expect(shown).toEqual(['one success 5000 /notifications']);
  await vi.advanceTimersByTimeAsync(15_001);
  await done;
  expect(shown).toEqual([
    'one success 5000 /notifications',
    'two success 5000 /play/brawl',
    'three success 5000 /notifications',
    'four success 5000 /notifications',
  ]);
  expect(JSON.parse(storage.getItem('toastedNotifications') ?? '')).toEqual(
    ['one', 'two', 'three', 'four'].map((text) => `id of ${text}`),
  );

  // On the next page, two concurrent calls show only the new notification, and only once.
  const next = createDependencies(() => makeNotices('five', 'four', 'three', 'two').slice(0, 4), storage);
  await Promise.all([showUnreadToasts(4, next.dependencies), showUnreadToasts(4, next.dependencies)]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(next.shown).toEqual(['five success 5000 /notifications']);
});

it('[ST-03] from five on one summary that leads to the list, at most once per 24 hours', async () => {
  const { dependencies, shown, storage } = createDependencies(() => []);
  await showUnreadToasts(5, dependencies);
  expect(shown).toEqual(['You have 5 unread notifications. Click here to view success 5000 /notifications']);
  await vi.advanceTimersByTimeAsync(DAY_MS - 1);
  await showUnreadToasts(12, dependencies);
  expect(shown).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  await showUnreadToasts(12, dependencies);
  expect(shown[1]).toMatch(/^You have 12 unread notifications\. Click here to view /);
  storage.setItem('unreadSummaryAt', String(Date.now() + 9 * DAY_MS));
  await vi.advanceTimersByTimeAsync(60_000);
  await showUnreadToasts(13, dependencies);
  expect(shown).toHaveLength(3);
});

it('waits for another toast to end', async () => {
  const { dependencies, shown } = createDependencies(() => makeNotices('one'));
  dependencies.toasts.show('Saved.', { type: 'success' });
  const done = showUnreadToasts(1, dependencies);
  await vi.advanceTimersByTimeAsync(1999);
  expect(shown).toEqual(['Saved. success 2000 ']);
  await vi.advanceTimersByTimeAsync(1);
  await done;
  expect(shown[1]).toBe('one success 5000 /notifications');
});
