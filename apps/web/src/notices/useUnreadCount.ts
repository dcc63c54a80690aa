import { useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { useLiveMessages } from '../live/LiveContext.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import type { RootData } from '@playloom/site/session/rootData.ts';

/** Returns the number of unread notifications: first from the page's data, then from live messages. */
export function useUnreadCount(): number {
  const root = useRouteLoaderData<RootData>('root');
  const [latest, setLatest] = useState<{ after: RootData | undefined; count: number } | null>(null);
  useLiveMessages((message) => {
    if (message.kind === 'unread') setLatest({ after: root, count: message.count });
    // Reload the count after a reconnect, because notifications were not delivered while the connection was down.
    if (message.kind === 'welcome')
      readCount()
        .then((count) => setLatest({ after: root, count }))
        .catch(() => undefined);
  });
  return latest && latest.after === root ? latest.count : (root?.unreadCount ?? 0);
}

async function readCount(): Promise<number> {
  const api = await loadBrowserApi();
  return api.countNotifications();
}
