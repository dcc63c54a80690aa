import { useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { useNews } from '../live/LiveContext.ts';
import { browserApi } from '../session/browserApi.ts';
import type { RootData } from '../session/rootData.ts';

/** How many notifications are unread: what the page came with, until something newer is heard. */
export function useUnread(): number {
  const root = useRouteLoaderData<RootData>('root');
  const [heard, setHeard] = useState<{ after: RootData | undefined; count: number } | null>(null);
  useNews((news) => {
    if (news.kind === 'unread') setHeard({ after: root, count: news.count });
    // What happened while there was no line was told to nobody.
    if (news.kind === 'welcome')
      readCount()
        .then((count) => setHeard({ after: root, count }))
        .catch(() => undefined);
  });
  return heard && heard.after === root ? heard.count : (root?.unreadCount ?? 0);
}

async function readCount(): Promise<number> {
  const api = await browserApi();
  return api.countNotifications();
}
