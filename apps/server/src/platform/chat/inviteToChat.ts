import type { Services } from '../../services.ts';
import type { UserRow } from '../../storage/sessionQueries.ts';
import { setNotificationRead } from '../../storage/notificationQueries.ts';
import { notify } from '../notifications/notify.ts';
import { broadcastUnreadCount } from '../notifications/broadcastUnreadCount.ts';

/**
 * Lets a friend who has not set up chat know that somebody would like to write to them; once for each pair. Only
 * friends: a person whose age is unknown may be a child, and strangers must not reach them.
 */
export async function inviteToChat(services: Services, user: UserRow, friend: UserRow): Promise<void> {
  await notify(services, services.db, {
    userIds: [friend.id],
    kind: 'reply',
    text: `${user.username} would like to chat with you.`,
    href: `/indie/chat/with/${user.username}`,
    key: keyOfInvitation(user.id),
  });
}

/** Whoever opened the conversation has seen the invitation to it. */
export async function clearInvitation(services: Services, user: UserRow, from: UserRow): Promise<void> {
  const { db, clock } = services;
  if (await setNotificationRead(db, { userId: user.id, key: keyOfInvitation(from.id) }, clock.now()))
    await broadcastUnreadCount(services, user.id);
}

function keyOfInvitation(userId: string): string {
  return `chat-invitation ${userId}`;
}
