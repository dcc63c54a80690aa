import type { Notification } from '@playloom/api-contract';
import { Button, EmptyState } from '@playloom/design-system';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import BellRing from 'lucide-react/icons/bell-ring';
import CheckCheck from 'lucide-react/icons/check-check';
import { Link, useRevalidator } from 'react-router';
import { toErrorBody } from '@playloom/site/api/toErrorBody.ts';
import { useLiveMessages } from '../../live/LiveContext.ts';
import { NotificationItem } from '../../notices/NotificationItem.tsx';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { useToasts } from '@playloom/site/overlays/useToasts.ts';
import { useServerNow } from '@playloom/site/time/useServerNow.ts';
import { useAsyncAction } from '@playloom/site/forms/useAsyncAction.ts';
import { getNotificationsPagePath } from './getNotificationsPagePath.ts';
import { PushPrompt } from './PushPrompt.tsx';

interface NotificationsPageProps {
  /** Page number, starting at 1. */
  page: number;
  notices: Notification[];
  unreadCount: number;
  hasNext: boolean;
  now: string;
}

export function NotificationsPage({ page, notices, unreadCount, hasNext, now }: NotificationsPageProps) {
  const { revalidate } = useRevalidator();
  const toasts = useToasts();
  const time = useServerNow(now);
  // The list reloads when a notification arrives or when another tab marks some as read.
  useLiveMessages((message) => {
    if (message.kind === 'unread') void revalidate();
  });
  async function markRead({ _id }: Notification) {
    try {
      const api = await loadBrowserApi();
      await api.markNotificationRead({ params: { id: _id } });
      await revalidate();
    } catch (error) {
      toasts.showError(toErrorBody(error).message);
    }
  }
  return (
    <main id="main" className="page-wrap max-w-[860px] pt-10 pb-(--section-gap) desk:pt-16">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="text-title">Notifications</h1>
          <p className="mt-2 text-text-2" aria-live="polite">
            {unreadCount === 0 ? 'You’re all caught up.' : `${unreadCount} unread`}
          </p>
        </div>
        {unreadCount > 0 && <MarkAllRead />}
      </header>
      <PushPrompt />
      {notices.length > 0 ? (
        <ul className="edge mt-8 grid gap-1 rounded-lg bg-surface p-2">
          {notices.map((notice) => (
            <NotificationItem
              key={notice._id}
              notice={notice}
              now={time}
              onRead={(one) => void markRead(one)}
            />
          ))}
        </ul>
      ) : (
        <Nothing page={page} />
      )}
      <Pager page={page} hasNext={hasNext} />
    </main>
  );
}

function MarkAllRead() {
  const { revalidate } = useRevalidator();
  const toasts = useToasts();
  const { isBusy, run } = useAsyncAction(async () => {
    try {
      const api = await loadBrowserApi();
      await api.markAllNotificationsRead();
      await revalidate();
    } catch (error) {
      toasts.showError(toErrorBody(error).message);
    }
  });
  return (
    <Button
      className="ml-auto phone:ml-0"
      icon={<CheckCheck size={20} aria-hidden="true" />}
      loading={isBusy}
      onClick={run}
    >
      Mark all as read
    </Button>
  );
}

function Nothing({ page }: { page: number }) {
  return (
    <EmptyState
      className="edge mt-8 rounded-lg bg-surface"
      illustration={<BellRing size={48} className="text-text-3" aria-hidden="true" />}
      title={page === 1 ? 'No notifications yet' : 'No older notifications'}
      action={
        <Button variant="primary" asChild>
          {page === 1 ? (
            <Link to="/games/popular">Browse games</Link>
          ) : (
            <Link to="/notifications">Back to newest</Link>
          )}
        </Button>
      }
    >
      {page === 1
        ? 'New games from people you follow, replies, invitations, and friend requests appear here.'
        : 'You’ve reached the end of the list.'}
    </EmptyState>
  );
}

function Pager({ page, hasNext }: { page: number; hasNext: boolean }) {
  if (page === 1 && !hasNext) return null;
  return (
    <nav aria-label="Pages" className="mt-8 flex items-center justify-center gap-4">
      {page > 1 && (
        <Button icon={<ArrowLeft size={18} aria-hidden="true" />} asChild>
          <Link to={getNotificationsPagePath(page - 1)} rel="prev">
            Newer
          </Link>
        </Button>
      )}
      <span className="num text-meta text-text-3">Page {page}</span>
      {hasNext && (
        <Button iconEnd={<ArrowRight size={18} aria-hidden="true" />} asChild>
          <Link to={getNotificationsPagePath(page + 1)} rel="next">
            Older
          </Link>
        </Button>
      )}
    </nav>
  );
}
