import type { WithClock } from '../../../process/clock.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import { listViewerIds, type AuthoredMessage } from './chatQueries.ts';
import { listUserIdsByNames } from '../../identity/users/userQueries.ts';
import type { Db, Database } from '../../../storage/openDatabase.ts';
import { findUserById } from '../../identity/users/userQueries.ts';
import { makeMessageKey } from '../../people/notifications/makeMessageKey.ts';
import { queueNotification } from '../../people/notifications/queueNotification.ts';
import type { ChatPermissions } from '../../play/room-chat/ChatPermissions.ts';
import { findMentions } from '../../../text-filter/filterMessageText.ts';
import { CHAT_MENTIONS_MAX } from './limits.ts';
import { findChatPermissions } from './readChatPermissions.ts';

/** Notifies mentioned users who can read the message, and the recipient of a direct message. */
export async function notifyAboutMessage(
  services: WithClock & WithJobs,
  tx: Db,
  permissions: ChatPermissions,
  { message, hiddenFrom }: { message: AuthoredMessage; hiddenFrom: readonly string[] },
): Promise<void> {
  // The bar of the party shows unread messages on every page.
  if (permissions.channel.partyId !== null) return;
  const { channelId, sequence, author } = message;
  const key = makeMessageKey(channelId, sequence);
  // No notification for a channel that the user is viewing.
  const isViewing = async (userId: string) =>
    (await listViewerIds(tx, channelId, [userId], services.clock.now())).length > 0;
  if (permissions.other) {
    if (hiddenFrom.includes(permissions.other.id) || (await isViewing(permissions.other.id))) return;
    const text = `${author.username} sent you a message.`;
    const href = `/indie/chat/with/${author.username}`;
    return queueNotification(services, tx, {
      userIds: [permissions.other.id],
      kind: 'reply',
      text,
      href,
      key,
    });
  }
  const named = await listUserIdsByNames(tx, findMentions(message.text, CHAT_MENTIONS_MAX));
  const userIds: string[] = [];
  for (const userId of named)
    if (
      userId !== author.id &&
      !hiddenFrom.includes(userId) &&
      !(await isViewing(userId)) &&
      (await canReadChannel(services, tx, permissions, userId))
    )
      userIds.push(userId);
  const text = `${author.username} mentioned you in ${permissions.game ? `the ${permissions.game.title} chat` : 'a game chat'}.`;
  await queueNotification(services, tx, {
    userIds,
    kind: 'reply',
    text,
    href: `/indie/chat/${permissions.game?.id}`,
    key,
  });
}

async function canReadChannel(
  { clock }: WithClock,
  tx: Db,
  { channel }: ChatPermissions,
  userId: string,
): Promise<boolean> {
  const user = await findUserById(tx, userId);
  const permissions = user && (await findChatPermissions({ db: tx as Database, clock }, channel, user));
  return permissions?.refusal === null;
}
