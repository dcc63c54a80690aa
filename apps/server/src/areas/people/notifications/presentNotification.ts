import type { Notification } from '@playloom/api-contract';
import type { NotificationRow } from './notificationQueries.ts';

export function presentNotification(row: NotificationRow): Notification {
  const { id, text, readAt, kind, href, createdAt } = row;
  return { _id: id, text, read: readAt !== null, kind, href, createdAt: createdAt.toISOString() };
}
