import { CHAT_PRESET_TEXTS, type LiveClientMessage } from '@playloom/api-contract';
import { addMilliseconds, MINUTE_MS, SECOND_MS, type WithClock } from '../../../process/clock.ts';
import {
  ChannelNotFound,
  ChatBlocked,
  ChatEmpty,
  ChatMembersOnly,
  ChatMuted,
  ChatMessageRejected,
  ChatRepeated,
  ChatSlowMode,
  ChatTooFast,
  DirectMessageNotAllowed,
  ChatPresetsOnly,
} from './chatErrors.ts';
import { ImageMissing } from '../../../http/errors.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithLog } from '../../../process/createLogger.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import type { WithLive } from '../../../live/LiveHub.ts';
import type { WithRooms } from '../../../rooms-gateway/RoomsGateway.ts';
import {
  findMessageByClientId,
  insertMessage,
  listRecentMessages,
  findLastMessageTime,
  type AuthoredMessage,
} from './chatQueries.ts';
import { listUnknownFileNames } from '../../../files/fileQueries.ts';
import { listUserIdsHiding } from '../../people/relationships/blockQueries.ts';
import type { Db, WithDatabase } from '../../../storage/openDatabase.ts';
import type { UserRow } from '../../../storage/schema.ts';
import { acquireTransactionLock } from '../../../storage/acquireTransactionLock.ts';
import type { ChatPermissions } from '../../play/room-chat/ChatPermissions.ts';
import {
  filterMessageText,
  hasSplitBlockedWord,
  normalizeForComparison,
  type ComposedText,
} from '../../../text-filter/filterMessageText.ts';
import {
  MESSAGES_PER_MINUTE,
  REPEATED_MESSAGES_MAX,
  CHAT_SAME_TEXT_WINDOW_MS,
  SPLIT_WORD_MESSAGES_MAX,
  SPLIT_WORD_WINDOW_MS,
} from './limits.ts';
import { notifyAboutMessage } from './notifyAboutMessage.ts';
import { broadcastMessage } from './broadcastMessage.ts';
import { readChatPermissions } from './readChatPermissions.ts';

type ChatMessageRequest = Extract<LiveClientMessage, { kind: 'say' }>;

interface MessageOrigin {
  /** The room from which the message was sent, if any. */
  fromRoom?: string;
  /**
   * The page that sent the message. It gets the message as the answer to its request, so it is skipped in the
   * broadcast.
   */
  pageId?: string;
}

/** Stores a message and publishes it to its channel. A repeated request returns the stored message. */
export async function postChatMessage(
  services: WithConfig & WithClock & WithLog & WithDatabase & WithJobs & WithLive & WithRooms,
  user: UserRow,
  request: ChatMessageRequest,
  { fromRoom, pageId }: MessageOrigin = {},
): Promise<AuthoredMessage> {
  const { db } = services;
  const pending = await prepareMessage(services, user, request).catch(async (problem: unknown) => {
    // A user who may no longer write still learns that an earlier request stored the message.
    const known = await findMessageByClientId(db, user.id, request.clientId);
    if (known) return known;
    throw problem;
  });
  if ('author' in pending) return pending;
  const { message, isNew } = await db.transaction((tx) =>
    storeMessage(services, tx, { ...pending, fromRoom: fromRoom ?? null }),
  );
  if (!isNew) return message;
  const { channel, game } = pending.permissions;
  const except = pageId === undefined ? pending.hiddenFrom : [...pending.hiddenFrom, pageId];
  await broadcastMessage(services, { channel, message, except });
  if (game) announce(services, game.id, message);
  return message;
}

async function prepareMessage(
  services: WithConfig & WithClock & WithDatabase,
  user: UserRow,
  request: ChatMessageRequest,
): Promise<Omit<PendingMessage, 'fromRoom'>> {
  const [permissions, hiddenFrom] = await Promise.all([
    readChatPermissions(services, request.channel, user),
    listUserIdsHiding(services.db, user.id),
  ]);
  requireWritePermission(permissions, request);
  return { permissions, hiddenFrom, user, request, text: readText(permissions, request) };
}

function requireWritePermission(
  { voice, hurdle, other }: ChatPermissions,
  { preset }: ChatMessageRequest,
): void {
  if (voice === 'none' && other && hurdle !== 'blocked' && hurdle !== 'muted')
    throw DirectMessageNotAllowed();
  if (hurdle === 'members-only') throw ChatMembersOnly();
  if (hurdle === 'blocked') throw ChatBlocked();
  if (voice === 'none') throw ChatMuted();
  if (voice === 'presets' && preset === undefined) throw ChatPresetsOnly();
}

function readText(
  permissions: ChatPermissions,
  { preset, text = '', picture }: ChatMessageRequest,
): ComposedText {
  if (preset !== undefined) return { text: CHAT_PRESET_TEXTS[preset], safeText: CHAT_PRESET_TEXTS[preset] };
  const composed = filterMessageText(text, permissions.isUnderAge);
  if (composed.text === '' && picture === undefined) throw ChatEmpty();
  return composed;
}

interface PendingMessage {
  permissions: ChatPermissions;
  /** Users who hide messages of the author. */
  hiddenFrom: readonly string[];
  user: UserRow;
  request: ChatMessageRequest;
  text: ComposedText;
  fromRoom: string | null;
}

/** Shows the message to players in the game's rooms who want to see it. The author does not wait for this. */
function announce({ rooms, log }: WithLog & WithRooms, gameId: string, message: AuthoredMessage): void {
  const { author, text, safeText, fromRoom } = message;
  if (text === '') return;
  const communityMessage = { userId: author.id, name: author.username, text, safeText, fromRoom };
  rooms
    .announce(gameId, communityMessage)
    .catch((error: unknown) => log.warn({ err: error }, 'could not send the message to rooms'));
}

async function storeMessage(
  services: WithClock & WithJobs,
  tx: Db,
  pending: PendingMessage,
): Promise<{ message: AuthoredMessage; isNew: boolean }> {
  const { permissions, hiddenFrom, user, request, text, fromRoom } = pending;
  const now = services.clock.now();
  const { id: channelId } = permissions.channel;
  // Messages of one user are handled one after the other, so that limits hold across all processes.
  await acquireTransactionLock(tx, `chat ${user.id}`);
  const known = await findMessageByClientId(tx, user.id, request.clientId);
  if (known) return { message: known, isNew: false };
  await enforceChatRateLimit(tx, pending, now);
  // A preset is sent without an image: users limited to presets must not send images either.
  const imageFile = (request.preset === undefined ? request.picture : null) ?? null;
  if (imageFile !== null && (await listUnknownFileNames(tx, [imageFile])).length > 0) throw ImageMissing();
  const written = { ...text, clientId: request.clientId, imageFile, fromRoom, createdAt: now };
  const message = await insertMessage(tx, user, { channelId, ...written });
  if (!message) throw ChannelNotFound();
  await notifyAboutMessage(services, tx, permissions, { message, hiddenFrom });
  return { message, isNew: true };
}

async function enforceChatRateLimit(
  tx: Db,
  { permissions, user, request, text }: PendingMessage,
  now: Date,
): Promise<void> {
  const { channel, isModerator } = permissions;
  const recentMessages = await listRecentMessages(
    tx,
    user.id,
    addMilliseconds(now, -CHAT_SAME_TEXT_WINDOW_MS),
    MESSAGES_PER_MINUTE,
  );
  const within = (ms: number) =>
    recentMessages.filter(({ createdAt }) => createdAt > addMilliseconds(now, -ms));
  if (within(MINUTE_MS).length >= MESSAGES_PER_MINUTE) throw ChatTooFast();
  const simple = normalizeForComparison(text.text);
  const last = recentMessages.slice(0, REPEATED_MESSAGES_MAX);
  if (
    simple !== '' &&
    last.length === REPEATED_MESSAGES_MAX &&
    last.every((message) => normalizeForComparison(message.text) === simple)
  )
    throw ChatRepeated();
  const parts = within(SPLIT_WORD_WINDOW_MS).filter(({ channelId }) => channelId === channel.id);
  if (
    request.preset === undefined &&
    hasSplitBlockedWord([text.text, ...parts.slice(0, SPLIT_WORD_MESSAGES_MAX - 1).map((part) => part.text)])
  )
    throw ChatMessageRejected();
  if (channel.slowSeconds === 0 || isModerator) return;
  const lastSentAt = await findLastMessageTime(tx, channel.id, user.id);
  if (lastSentAt && lastSentAt > addMilliseconds(now, -channel.slowSeconds * SECOND_MS)) throw ChatSlowMode();
}
