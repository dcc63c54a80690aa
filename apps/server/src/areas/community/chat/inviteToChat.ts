import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithLive } from '../../../live/LiveHub.ts';
import type { UserRow } from '../../../storage/schema.ts';
import { markNotificationReadByKey } from '../../people/notifications/notificationQueries.ts';
import { queueNotification } from '../../people/notifications/queueNotification.ts';
import { broadcastUnreadCount } from '../../people/notifications/broadcastUnreadCount.ts';

/**
 * Notifies a friend who has not set up chat that the user wants to message them, once per pair. Only friends can do
 * this: a user of unknown age may be a child, and strangers must not reach them.
 */
export async function inviteToChat(
  services: WithDatabase & WithJobs,
  user: UserRow,
  friend: UserRow,
): Promise<void> {
  await queueNotification(services, services.db, {
    userIds: [friend.id],
    kind: 'reply',
    text: `${user.username} wants to chat with you.`,
    href: `/indie/chat/with/${user.username}`,
    key: keyOfInvitation(user.id),
  });
}

/** Marks the invitation to a conversation as read when the conversation is opened. */
export async function markChatInvitationRead(
  services: WithClock & WithDatabase & WithLive,
  user: UserRow,
  from: UserRow,
): Promise<void> {
  const { db, clock } = services;
  if (await markNotificationReadByKey(db, { userId: user.id, key: keyOfInvitation(from.id) }, clock.now()))
    await broadcastUnreadCount(services, user.id);
}

function keyOfInvitation(userId: string): string {
  return `chat-invitation ${userId}`;
}
