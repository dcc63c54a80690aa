import { CHAT_PRESET_TEXTS } from '@playloom/api-contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../storage/openDatabase.ts';
import { chatChannels, chatMessages, users, type ChannelRow, type UserRow } from '../../../storage/schema.ts';
import { canMessageEachOther } from '../../identity/users/ageBands.ts';
import { listHiddenUserIds } from '../../people/relationships/blockQueries.ts';
import { countUnreadByChannel, type AuthoredMessage } from './chatQueries.ts';

/** Opens the chat of a new party. It is deleted with the party. */
export async function insertPartyChannel(db: Db, partyId: string, now: Date): Promise<void> {
  await db.insert(chatChannels).values({ partyId, createdAt: now });
}

export async function findPartyChannel(db: Db, partyId: string): Promise<ChannelRow | null> {
  const [row] = await db.select().from(chatChannels).where(eq(chatChannels.partyId, partyId));
  return row ?? null;
}

/**
 * Lists the authors in a party's chat of whom a user gets only phrases and emotes: those who could not send them a
 * direct message, because one of the two is under 13 or of unknown age, or their ages are too far apart. A party is as
 * private as direct messages, so it must not be a way around their rules.
 */
export async function listPresetsOnlyAuthors(
  db: Db,
  { id }: ChannelRow,
  reader: UserRow,
  now: Date,
): Promise<string[]> {
  const authors = await db
    .select({ id: users.id, birthDate: users.birthDate })
    .from(chatMessages)
    .innerJoin(users, eq(users.id, chatMessages.authorId))
    .where(eq(chatMessages.channelId, id))
    .groupBy(users.id);
  return authors
    .filter((author) => author.id !== reader.id && !canMessageEachOther(author, reader, now))
    .map((author) => author.id);
}

/** Counts the messages in a party's chat that a user may read and has not. */
export async function countUnreadInParty(
  db: Db,
  channel: ChannelRow,
  user: UserRow,
  now: Date,
): Promise<number> {
  const without = await listHiddenUserIds(db, user.id);
  const presetsOnlyFrom = await listPresetsOnlyAuthors(db, channel, user, now);
  const unread = await countUnreadByChannel(db, [channel.id], user.id, { without, presetsOnlyFrom });
  return unread.get(channel.id) ?? 0;
}

/** Whether a message has nothing but a phrase or an emote, or has been deleted. */
export function isPresetMessage({ text, imageFile, deletedAt }: AuthoredMessage): boolean {
  return imageFile === null && (deletedAt !== null || PRESET_TEXTS.has(text));
}

const PRESET_TEXTS: ReadonlySet<string> = new Set(Object.values(CHAT_PRESET_TEXTS));
