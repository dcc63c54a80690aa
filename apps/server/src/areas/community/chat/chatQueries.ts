import { CHAT_PRESET_TEXTS } from '@playloom/api-contract';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  max,
  ne,
  notInArray,
  or,
  sql,
  type InferSelectModel,
  type SQL,
} from 'drizzle-orm';
import { wearerColumns, type Wearer } from '../../identity/users/userQueries.ts';
import { isUuid } from '../../../storage/isUuid.ts';
import type { Db } from '../../../storage/openDatabase.ts';
import {
  chatChannels,
  chatMessages,
  chatReads,
  users,
  type UserRow,
  type ChannelRow,
} from '../../../storage/schema.ts';

export type MessageRow = InferSelectModel<typeof chatMessages>;

/** A message with its author. */
export type AuthoredMessage = MessageRow & { author: Wearer };

export async function findChannel(db: Db, id: string): Promise<ChannelRow | null> {
  if (!isUuid(id)) return null;
  const [row] = await db.select().from(chatChannels).where(eq(chatChannels.id, id));
  return row ?? null;
}

/** Returns the channel of a game's community, and creates it on first use. */
export async function ensureGameChannel(db: Db, gameId: string, now: Date): Promise<ChannelRow> {
  return ensureChannel(db, eq(chatChannels.gameId, gameId), { gameId, createdAt: now });
}

export async function ensureDirectChannel(
  db: Db,
  one: string,
  other: string,
  now: Date,
): Promise<ChannelRow> {
  const [firstUserId, secondUserId] = [one, other].toSorted() as [string, string];
  const isTheirs = and(
    eq(chatChannels.firstUserId, firstUserId),
    eq(chatChannels.secondUserId, secondUserId),
  )!;
  return ensureChannel(db, isTheirs, { firstUserId, secondUserId, createdAt: now });
}

async function ensureChannel(
  db: Db,
  which: SQL,
  channel: typeof chatChannels.$inferInsert,
): Promise<ChannelRow> {
  const find = () => db.select().from(chatChannels).where(which);
  const [known] = await find();
  if (known) return known;
  await db.insert(chatChannels).values(channel).onConflictDoNothing();
  const [opened] = await find();
  if (!opened) throw new Error('The channel could not be created');
  return opened;
}

/**
 * Increments the revision of a channel and returns the channel. Its row stays locked, so that no one sees a
 * revision before its change is committed.
 */
export async function incrementChannelRevision(tx: Db, channelId: string): Promise<ChannelRow | null> {
  const [row] = await tx
    .update(chatChannels)
    .set({ revision: sql`${chatChannels.revision} + 1` })
    .where(eq(chatChannels.id, channelId))
    .returning();
  return row ?? null;
}

export async function setSlowSeconds(db: Db, channelId: string, slowSeconds: number): Promise<void> {
  await db.update(chatChannels).set({ slowSeconds }).where(eq(chatChannels.id, channelId));
}

/**
 * Stores a message under the next number of its channel in one statement; null if the channel does not exist.
 * Other writers of the channel wait until the transaction ends, so do little afterwards.
 */
export async function insertMessage(
  tx: Db,
  { id: authorId, username, avatarFile, birthDate }: UserRow,
  message: NewMessage,
): Promise<AuthoredMessage | null> {
  const { channelId, clientId, text, safeText, fromRoom, createdAt } = message;
  const { rows } = await tx.execute<{ sequence: string; frame: string | null; emblem: string | null }>(sql`
    with taken as (
      update chat_channels set revision = revision + 1 where id = ${channelId} returning revision
    )
    insert into chat_messages
      (channel_id, sequence, revision, author_id, client_id, text, safe_text, image_file, from_room, created_at)
    select ${channelId}, revision, revision, ${authorId}, ${clientId}, ${text}, ${safeText},
      ${message.imageFile}, ${fromRoom}, ${createdAt.toISOString()}::timestamptz from taken
    returning sequence,
      (select frame from worn_cosmetics where user_id = ${authorId}) as frame,
      (select emblem from worn_cosmetics where user_id = ${authorId}) as emblem`);
  if (!rows[0]) return null;
  const { frame, emblem } = rows[0];
  const author = { id: authorId, username, avatarFile, birthDate, frame, emblem };
  const sequence = Number(rows[0].sequence);
  const unchanged = { revision: sequence, editedAt: null, deletedAt: null };
  return { ...message, ...unchanged, sequence, authorId, author };
}

type NewMessage = Omit<MessageRow, 'authorId' | 'sequence' | 'revision' | 'editedAt' | 'deletedAt'>;

export async function updateMessage(
  tx: Db,
  { channelId, sequence }: Pick<MessageRow, 'channelId' | 'sequence'>,
  change: Partial<MessageRow>,
): Promise<void> {
  await tx.update(chatMessages).set(change).where(isMessage(channelId, sequence));
}

export async function findMessage(
  db: Db,
  channelId: string,
  sequence: number,
): Promise<AuthoredMessage | null> {
  const [found] = await selectMessages(db, isMessage(channelId, sequence), asc(chatMessages.sequence), 1);
  return found ?? null;
}

/** Finds the message that this user has already sent with this client id. */
export async function findMessageByClientId(
  db: Db,
  authorId: string,
  clientId: string,
): Promise<AuthoredMessage | null> {
  const isSame = and(eq(chatMessages.authorId, authorId), eq(chatMessages.clientId, clientId));
  const [found] = await selectMessages(db, isSame, asc(chatMessages.sequence), 1);
  return found ?? null;
}

interface MessageRange {
  channelId: string;
  /** Users whose messages are left out, because the reader has hidden them. */
  without: readonly string[];
  /** Users of whom the reader gets only phrases and emotes. */
  presetsOnlyFrom?: readonly string[];
  limit: number;
}

/** Lists the newest messages, or those before a position, ordered by position. */
export async function listMessagesBefore(
  db: Db,
  before: number | undefined,
  { channelId, limit, ...reader }: MessageRange,
): Promise<AuthoredMessage[]> {
  const which = and(
    eq(chatMessages.channelId, channelId),
    before === undefined ? undefined : lt(chatMessages.sequence, before),
    isWanted(reader),
  );
  return (await selectMessages(db, which, desc(chatMessages.sequence), limit)).toReversed();
}

/** Lists the changes after a revision, earliest first. */
export async function listMessagesChangedAfter(
  db: Db,
  revision: number,
  { channelId, limit, ...reader }: MessageRange,
): Promise<AuthoredMessage[]> {
  const which = and(
    eq(chatMessages.channelId, channelId),
    gt(chatMessages.revision, revision),
    isWanted(reader),
  );
  return selectMessages(db, which, asc(chatMessages.revision), limit);
}

/** Lists the recent messages of a user in all channels, newest first. */
export async function listRecentMessages(
  db: Db,
  authorId: string,
  since: Date,
  limit: number,
): Promise<MessageRow[]> {
  return db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.authorId, authorId), gt(chatMessages.createdAt, since)))
    .orderBy(desc(chatMessages.createdAt), desc(chatMessages.sequence))
    .limit(limit);
}

/** Lists the last messages up to a position. Deleted ones have no text. */
export async function listMessageContext(
  db: Db,
  { channelId, sequence }: Pick<MessageRow, 'channelId' | 'sequence'>,
  limit: number,
): Promise<AuthoredMessage[]> {
  const which = and(eq(chatMessages.channelId, channelId), lte(chatMessages.sequence, sequence));
  return (await selectMessages(db, which, desc(chatMessages.sequence), limit)).toReversed();
}

export async function findLastMessageTime(db: Db, channelId: string, authorId: string): Promise<Date | null> {
  const [row] = await db
    .select({ at: max(chatMessages.createdAt) })
    .from(chatMessages)
    .where(and(eq(chatMessages.channelId, channelId), eq(chatMessages.authorId, authorId)));
  return row?.at ?? null;
}

/**
 * Stores how far a user has read. The position never moves back: an outdated page must not make read messages
 * unread again.
 */
export async function storeReadPosition(db: Db, read: typeof chatReads.$inferInsert): Promise<void> {
  await db
    .insert(chatReads)
    .values(read)
    .onConflictDoUpdate({
      target: [chatReads.channelId, chatReads.userId],
      set: { sequence: sql`greatest(${chatReads.sequence}, excluded.sequence)` },
    });
}

export interface ChannelView {
  channelId: string;
  userId: string;
}

/** Records that a user has opened a channel. It counts as open until the given time. */
export async function insertChannelView(db: Db, view: ChannelView, viewedUntil: Date): Promise<void> {
  await db
    .insert(chatReads)
    .values({ ...view, sequence: 0, viewedUntil })
    .onConflictDoUpdate({ target: [chatReads.channelId, chatReads.userId], set: { viewedUntil } });
}

/** Sets the time until which channels count as open; null closes them. Deleted users and channels are skipped. */
export async function updateChannelViews(
  db: Db,
  views: readonly ChannelView[],
  viewedUntil: Date | null,
): Promise<void> {
  if (views.length === 0) return;
  const channelIds = sql.param(views.map(({ channelId }) => channelId));
  const userIds = sql.param(views.map(({ userId }) => userId));
  await db
    .update(chatReads)
    .set({ viewedUntil })
    .where(
      sql`(${chatReads.channelId}, ${chatReads.userId}) in (select * from unnest(${channelIds}::uuid[], ${userIds}::uuid[]))`,
    );
}

/** Lists which of these users have the channel open right now. */
export async function listViewerIds(
  db: Db,
  channelId: string,
  userIds: readonly string[],
  now: Date,
): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .select({ userId: chatReads.userId })
    .from(chatReads)
    .where(
      and(
        eq(chatReads.channelId, channelId),
        inArray(chatReads.userId, [...userIds]),
        gt(chatReads.viewedUntil, now),
      ),
    );
  return rows.map(({ userId }) => userId);
}

/** Counts unread messages from other users, by channel. */
export async function countUnreadByChannel(
  db: Db,
  channelIds: readonly string[],
  userId: string,
  reader: Pick<MessageRange, 'without' | 'presetsOnlyFrom'>,
): Promise<Map<string, number>> {
  if (channelIds.length === 0) return new Map();
  const isRead = and(eq(chatReads.channelId, chatMessages.channelId), eq(chatReads.userId, userId));
  const rows = await db
    .select({ channelId: chatMessages.channelId, unread: count() })
    .from(chatMessages)
    .leftJoin(chatReads, isRead)
    .where(
      and(
        inArray(chatMessages.channelId, [...channelIds]),
        ne(chatMessages.authorId, userId),
        isNull(chatMessages.deletedAt),
        isWanted(reader),
        gt(chatMessages.sequence, sql`coalesce(${chatReads.sequence}, 0)`),
      ),
    )
    .groupBy(chatMessages.channelId);
  return new Map(rows.map(({ channelId, unread }) => [channelId, unread]));
}

/** Lists the users who share a direct channel with this user, even without messages. */
export async function listDirectPartners(
  db: Db,
  userId: string,
  limit: number,
): Promise<{ channelId: string; otherId: string }[]> {
  const rows = await db
    .select()
    .from(chatChannels)
    .where(or(eq(chatChannels.firstUserId, userId), eq(chatChannels.secondUserId, userId)))
    .orderBy(desc(chatChannels.createdAt))
    .limit(limit);
  return rows.flatMap(({ id, firstUserId, secondUserId }) => {
    const otherId = firstUserId === userId ? secondUserId : firstUserId;
    return otherId === null ? [] : [{ channelId: id, otherId }];
  });
}

/** Lists the user's direct channels that have messages, most recent first. */
export async function listDirectChannels(db: Db, userId: string, limit: number): Promise<ChannelRow[]> {
  return db
    .select()
    .from(chatChannels)
    .where(
      and(
        or(eq(chatChannels.firstUserId, userId), eq(chatChannels.secondUserId, userId)),
        gt(chatChannels.revision, 0),
      ),
    )
    .orderBy(desc(lastMessageAt), desc(chatChannels.createdAt))
    .limit(limit);
}

const lastMessageAt = sql`(
  select ${chatMessages.createdAt} from ${chatMessages}
  where ${chatMessages.channelId} = ${chatChannels.id}
  order by ${chatMessages.sequence} desc limit 1
)`;

function isMessage(channelId: string, sequence: number): SQL | undefined {
  return and(eq(chatMessages.channelId, channelId), eq(chatMessages.sequence, sequence));
}

function isWanted({
  without,
  presetsOnlyFrom = [],
}: Pick<MessageRange, 'without' | 'presetsOnlyFrom'>): SQL | undefined {
  const { authorId, text, imageFile, deletedAt } = chatMessages;
  const isHarmless = or(inArray(text, Object.values(CHAT_PRESET_TEXTS)), isNotNull(deletedAt));
  return and(
    without.length === 0 ? undefined : notInArray(authorId, [...without]),
    presetsOnlyFrom.length === 0
      ? undefined
      : or(notInArray(authorId, [...presetsOnlyFrom]), and(isNull(imageFile), isHarmless)),
  );
}

async function selectMessages(
  db: Db,
  which: SQL | undefined,
  order: SQL,
  limit: number,
): Promise<AuthoredMessage[]> {
  const rows = await db
    .select({ message: getTableColumns(chatMessages), author: wearerColumns })
    .from(chatMessages)
    .innerJoin(users, eq(users.id, chatMessages.authorId))
    .where(which)
    .orderBy(order)
    .limit(limit);
  return rows.map((row) => ({ ...row.message, author: row.author }));
}
