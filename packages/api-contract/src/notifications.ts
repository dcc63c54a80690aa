import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { emptySuccessSchema, successSchema } from './envelope.ts';
import { NOTIFICATION_PAGES_MAX } from './limits.ts';

export const notificationKinds = [
  'published',
  'reply',
  'invitation',
  'friend',
  'coins',
  'skin',
  'moderation',
  'system',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

const notificationSchema = z.strictObject({
  _id: z.string(),
  text: z.string(),
  read: z.boolean(),
  kind: z.enum(notificationKinds),
  /** Path of the related page. */
  href: z.string().nullable(),
  createdAt: z.string(),
});
export type Notification = z.infer<typeof notificationSchema>;

export const notificationEndpoints = {
  countNotifications: defineEndpoint({
    method: 'GET',
    path: '/api/v1/notifications/count/',
    tag: 'notifications',
    summary: 'Returns the number of unread notifications',
    response: z.number().int(),
  }),
  listNotifications: defineEndpoint({
    method: 'GET',
    path: '/api/v1/notifications/:page/',
    tag: 'notifications',
    summary: 'Lists notifications in pages, newest first; the first page is 0',
    params: z.strictObject({ page: z.coerce.number().int().min(0).max(NOTIFICATION_PAGES_MAX) }),
    query: z.strictObject({ unread: z.enum(['true']).optional() }),
    response: z.array(notificationSchema),
  }),
  readNotification: defineEndpoint({
    method: 'GET',
    path: '/api/v1/notification/:id/',
    tag: 'notifications',
    summary: 'Returns one notification; push messages contain only its ID',
    params: z.strictObject({ id: z.string().max(64) }),
    response: successSchema(notificationSchema),
  }),
  markNotificationRead: defineEndpoint({
    method: 'POST',
    path: '/api/v1/notifications/:id/read/',
    tag: 'notifications',
    summary: 'Marks a notification as read',
    params: z.strictObject({ id: z.string().max(64) }),
    response: emptySuccessSchema,
  }),
  markAllNotificationsRead: defineEndpoint({
    method: 'POST',
    path: '/api/v1/notifications/read/',
    tag: 'notifications',
    summary: 'Marks all notifications as read',
    response: emptySuccessSchema,
  }),
};
