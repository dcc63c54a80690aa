import { useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { useLiveMessages } from '../live/LiveContext.ts';
import type { RootData } from '@playloom/site/session/rootData.ts';

/** Returns the number of unread notifications: first from the page's data, then from live messages. */
export function useUnreadCount(): number {
  const root = useRouteLoaderData<RootData>('root');
  const [latest, setLatest] = useState<{ after: RootData | undefined; count: number } | null>(null);
  useLiveMessages((message) => {
    if (message.kind === 'unread') setLatest({ after: root, count: message.count });
  });
  return latest && latest.after === root ? latest.count : (root?.unreadCount ?? 0);
}
