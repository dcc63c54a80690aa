import { apiLimits } from '@playloom/api-contract';
import { pageContext } from '../../rendering/pageContext.ts';
import { findPublicConfig, createPageMeta } from '../../rendering/createPageMeta.ts';
import type { Route } from './+types/route.ts';
import { LoginPrompt } from '../../access/LoginPrompt.tsx';
import { NotificationsPage } from './NotificationsPage.tsx';
import { readNotificationsPageNumber } from './getNotificationsPagePath.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const { data: user } = await api.readUser();
  if (!user) return null;
  const page = readNotificationsPageNumber(request.url);
  const [notices, unreadCount] = await Promise.all([
    api.listNotifications({ params: { page: page - 1 } }),
    api.countNotifications(),
  ]);
  const isFull = notices.length === apiLimits.NOTIFICATIONS_PER_PAGE;
  // A full page may still be the last one, so request the next one.
  const hasNext = isFull && (await api.listNotifications({ params: { page } })).length > 0;
  return { page, notices, unreadCount, hasNext, now: new Date().toISOString() };
}

export function meta({ matches }: Route.MetaArgs) {
  const page = {
    title: 'Notifications',
    description: 'Updates about your games and the people you follow.',
    path: '/notifications',
    isHidden: true,
  };
  return createPageMeta(page, findPublicConfig(matches));
}

export default function Page({ loaderData }: Route.ComponentProps) {
  if (loaderData) return <NotificationsPage {...loaderData} />;
  return (
    <LoginPrompt
      title="Log in to see your notifications"
      lead="See new games from people you follow, replies, invitations, and friend requests."
    />
  );
}
