import { endpoints, apiLimits } from '@playloom/api-contract';
import { NotificationNotFound } from './notificationErrors.ts';
import { READ_RATE_LIMIT, WRITE_RATE_LIMIT } from '../../../http/limits.ts';
import { signedInRoute, type Route } from '../../../http/route.ts';
import { respondDone, respondSuccess } from '../../../http/respondSuccess.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithLive } from '../../../live/LiveHub.ts';
import {
  countUnread,
  findNotification,
  findNotifications,
  markNotificationsRead,
} from './notificationQueries.ts';
import { storeChatToOpen } from '../../identity/users/userQueries.ts';
import { parseChatLink } from './parseChatLink.ts';
import { presentNotification } from './presentNotification.ts';
import { broadcastUnreadCount } from './broadcastUnreadCount.ts';

const PAGE = apiLimits.NOTIFICATIONS_PER_PAGE;

export function notificationsRoutes(services: WithClock & WithDatabase & WithLive): Route[] {
  const { db, clock } = services;
  return [
    signedInRoute(endpoints.countNotifications, READ_RATE_LIMIT, ({ signedIn: { user } }) =>
      countUnread(db, user.id),
    ),
    signedInRoute(
      endpoints.listNotifications,
      READ_RATE_LIMIT,
      async ({ signedIn: { user }, params, query }) => {
        const range = { onlyUnread: query.unread === 'true', limit: PAGE, offset: params.page * PAGE };
        const rows = await findNotifications(db, { userId: user.id, ...range });
        return rows.map(presentNotification);
      },
    ),
    signedInRoute(endpoints.readNotification, READ_RATE_LIMIT, async ({ signedIn: { user }, params }) => {
      const row = await findNotification(db, user.id, params.id);
      if (!row) throw NotificationNotFound();
      return respondSuccess(presentNotification(row));
    }),
    signedInRoute(
      endpoints.markNotificationRead,
      WRITE_RATE_LIMIT,
      async ({ signedIn: { user }, params }) => {
        const notification = await findNotification(db, user.id, params.id);
        if (!notification) throw NotificationNotFound();
        // Opened from the bell or a push. If the page of the chat fails to load, the next page opens the chat instead.
        const chat = parseChatLink(notification.href);
        if (chat !== null) await storeChatToOpen(db, user.id, chat);
        await markNotificationsRead(db, user.id, clock.now(), params.id);
        await broadcastUnreadCount(services, user.id);
        return respondDone();
      },
    ),
    signedInRoute(endpoints.markAllNotificationsRead, WRITE_RATE_LIMIT, async ({ signedIn: { user } }) => {
      await markNotificationsRead(db, user.id, clock.now());
      await broadcastUnreadCount(services, user.id);
      return respondDone();
    }),
  ];
}
