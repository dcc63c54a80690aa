import type { Notification } from '@playloom/api-contract';
import { Button, Skeleton } from '@playloom/design-system';
import { useEffect, useState } from 'react';
import { useLiveMessages } from '../live/LiveContext.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { NotificationItem } from './NotificationItem.tsx';

const SHOWN = 4;

type State =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'read'; notices: Notification[]; now: number };

/** Shows the newest notifications. Loads them when the bell is opened and whenever a new one arrives. */
export default function NotificationList() {
  const [state, setState] = useState<State>({ kind: 'loading' });
  const load = () => {
    readNewest()
      .then((notices) => setState({ kind: 'read', notices, now: Date.now() }))
      .catch(() => setState({ kind: 'failed' }));
  };
  useEffect(load, []);
  useLiveMessages((message) => (message.kind === 'unread' ? load() : undefined));
  if (state.kind === 'loading') return <Loading />;
  if (state.kind === 'failed')
    return (
      <div role="alert" className="grid justify-items-start gap-2 px-3 py-2">
        <p className="text-meta">Couldn’t load notifications.</p>
        <Button size="sm" onClick={load}>
          Try again
        </Button>
      </div>
    );
  if (state.notices.length === 0)
    return (
      <div className="px-3 py-2">
        <h2 className="text-card text-text">You’re all caught up</h2>
        <p className="mt-1 text-meta">Updates about your games and friends appear here.</p>
      </div>
    );
  return (
    <ul className="notices-brief grid gap-1">
      {state.notices.map((notice) => (
        <NotificationItem key={notice._id} notice={notice} now={state.now} onRead={markRead} />
      ))}
    </ul>
  );
}

async function readNewest(): Promise<Notification[]> {
  const api = await loadBrowserApi();
  return (await api.listNotifications({ params: { page: 0 } })).slice(0, SHOWN);
}

/** Marks a notification as read. The live socket sends the new count to every tab, which also reloads this list. */
function markRead({ _id }: Notification): void {
  loadBrowserApi()
    .then((api) => api.markNotificationRead({ params: { id: _id } }))
    .catch(() => undefined);
}

function Loading() {
  return (
    <div className="grid gap-3 px-3 py-2" role="status" aria-label="Loading notifications">
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-10 w-full" />
    </div>
  );
}
