import type { Notification } from '@playloom/api-contract';
import type { ToastOptions, ToastStore } from '@playloom/design-system';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import type { KeyValueStorage } from '@playloom/site/browser/getBrowserStorage.ts';
import { planToasts, SUMMARY_TOAST_MIN } from './planToasts.ts';
import { readSummaryTime, readToastedIds, recordSummaryToast, recordToastedId } from './toastedNotices.ts';

const TOAST_MS = 5000;
const NOTIFICATIONS_PATH = '/notifications';

interface ToastDependencies {
  toasts: ToastStore;
  storage: KeyValueStorage;
  now: () => number;
  readUnread?: () => Promise<readonly Notification[]>;
}

/** Shows unread notifications that were not shown before, one after the other, each for its full time. */
export async function showUnreadToasts(count: number, dependencies: ToastDependencies): Promise<void> {
  const { toasts, storage, now, readUnread = askServer } = dependencies;
  const unread = count < SUMMARY_TOAST_MIN ? await readUnread() : [];
  const known = { toasted: readToastedIds(storage), summaryAt: readSummaryTime(storage), now: now() };
  const plan = planToasts({ count, unread, ...known });
  if (plan.kind === 'summary') {
    recordSummaryToast(storage, now());
    await showInTurn(toasts, plan.text, { href: NOTIFICATIONS_PATH });
  }
  if (plan.kind !== 'each') return;
  for (const { _id, text, href } of plan.notices) {
    await waitForTurn(toasts);
    // Another tab, or an earlier call that also waited, may have shown it already.
    if (readToastedIds(storage).has(_id)) continue;
    recordToastedId(storage, _id);
    await showInTurn(toasts, text, { href: href ?? NOTIFICATIONS_PATH });
  }
}

async function askServer(): Promise<readonly Notification[]> {
  const api = await loadBrowserApi();
  return api.listNotifications({ params: { page: 0 }, query: { unread: 'true' } });
}

async function showInTurn(toasts: ToastStore, text: string, options: ToastOptions): Promise<void> {
  await waitForTurn(toasts);
  toasts.show(text, { type: 'success', duration: TOAST_MS, ...options });
}

function waitForTurn(toasts: ToastStore): Promise<void> {
  if (!toasts.getState().show) return Promise.resolve();
  return new Promise((resolve) => {
    const leave = toasts.subscribe(() => {
      if (toasts.getState().show) return;
      leave();
      resolve();
    });
  });
}
