import { MessageNotFound, ChatPresetsOnly } from './chatErrors.ts';
import { NotAllowed } from '../../../http/errors.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithDatabase } from '../../../storage/openDatabase.ts';
import type { WithLive } from '../../../live/LiveHub.ts';
import {
  updateMessage,
  findMessage,
  incrementChannelRevision,
  type AuthoredMessage,
  type MessageRow,
} from './chatQueries.ts';
import { type ChannelRow, type UserRow } from '../../../storage/schema.ts';
import { listUserIdsHiding } from '../../people/relationships/blockQueries.ts';
import { filterMessageText } from '../../../text-filter/filterMessageText.ts';
import { broadcastMessage } from './broadcastMessage.ts';
import { readChatPermissions } from './readChatPermissions.ts';

interface MessageRef {
  channelId: string;
  sequence: number;
}

export async function editMessage(
  services: WithConfig & WithClock & WithDatabase & WithLive,
  user: UserRow,
  messageRef: MessageRef,
  text: string,
): Promise<AuthoredMessage> {
  const permissions = await readChatPermissions(services, messageRef.channelId, user);
  const message = await requireMessage(services, messageRef);
  if (message.authorId !== user.id) throw NotAllowed();
  if (permissions.voice !== 'free') throw ChatPresetsOnly();
  return change(services, permissions.channel, messageRef, {
    ...filterMessageText(text, permissions.isUnderAge),
    editedAt: services.clock.now(),
  });
}

export async function deleteMessage(
  services: WithConfig & WithClock & WithDatabase & WithLive,
  user: UserRow,
  messageRef: MessageRef,
): Promise<AuthoredMessage> {
  const permissions = await readChatPermissions(services, messageRef.channelId, user);
  const message = await requireMessage(services, messageRef);
  if (message.authorId !== user.id && !permissions.isModerator) throw NotAllowed();
  return change(services, permissions.channel, messageRef, {
    text: '',
    safeText: '',
    imageFile: null,
    deletedAt: services.clock.now(),
  });
}

async function requireMessage(
  { db }: WithDatabase,
  { channelId, sequence }: MessageRef,
): Promise<AuthoredMessage> {
  const message = await findMessage(db, channelId, sequence);
  if (!message || message.deletedAt) throw MessageNotFound();
  return message;
}

async function change(
  services: WithConfig & WithClock & WithDatabase & WithLive,
  channel: ChannelRow,
  messageRef: MessageRef,
  changed: Partial<MessageRow>,
): Promise<AuthoredMessage> {
  const message = await services.db.transaction(async (tx) => {
    const taken = await incrementChannelRevision(tx, messageRef.channelId);
    const found = await findMessage(tx, messageRef.channelId, messageRef.sequence);
    if (!taken || !found || found.deletedAt) throw MessageNotFound();
    await updateMessage(tx, messageRef, { ...changed, revision: taken.revision });
    return (await findMessage(tx, messageRef.channelId, messageRef.sequence))!;
  });
  const hiding = await listUserIdsHiding(services.db, message.authorId);
  await broadcastMessage(services, { channel, message, except: hiding });
  return message;
}
