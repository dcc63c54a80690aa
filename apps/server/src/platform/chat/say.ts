import { CHAT_PRESETS, type LiveWord } from '@playloom/api-contract';
import { addMilliseconds, MINUTE, SECOND } from '../../clock.ts';
import {
  ChannelNotFound,
  ChatBlocked,
  ChatEmpty,
  ChatMembersOnly,
  ChatMuted,
  ChatRefused,
  ChatRepeated,
  ChatSlow,
  ChatTooFast,
  DirectNotAllowed,
  PictureMissing,
  PresetsOnly,
} from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import {
  findSaid,
  insertMessage,
  listLately,
  readLastSaid,
  type AuthoredMessage,
} from '../../storage/chatQueries.ts';
import { listUnknownFiles } from '../../storage/fileQueries.ts';
import { listHiding } from '../../storage/moderationQueries.ts';
import type { Db } from '../../storage/openDatabase.ts';
import type { UserRow } from '../../storage/sessionQueries.ts';
import { takeTurn } from '../../storage/takeTurn.ts';
import type { ChatSeat } from './ChatSeat.ts';
import { composeText, isSplitWord, simplify, type ComposedText } from './composeText.ts';
import {
  MESSAGES_PER_MINUTE,
  SAME_TEXT_MAX,
  SAME_TEXT_WINDOW_MS,
  SPLIT_OVER,
  SPLIT_WINDOW_MS,
} from './limits.ts';
import { notifyAbout } from './notifyAbout.ts';
import { publishMessage } from './publishMessage.ts';
import { takeSeat } from './takeSeat.ts';

export type Said = Extract<LiveWord, { kind: 'say' }>;

export interface MessageOrigin {
  /** The room of the game it was said in. */
  fromRoom?: string;
  /** The page that sent it: it gets the message as its answer, and not once more with everybody else. */
  pageId?: string;
}

/** Keeps a message in its place and tells the channel. Said again, it is the message that stands. */
export async function say(
  services: Services,
  user: UserRow,
  said: Said,
  { fromRoom, pageId }: MessageOrigin = {},
): Promise<AuthoredMessage> {
  const { db } = services;
  const saying = await readSaying(services, user, said).catch(async (refusal: unknown) => {
    // Whoever may not speak any more still learns that what was said before stands.
    const known = await findSaid(db, user.id, said.clientId);
    if (known) return known;
    throw refusal;
  });
  if ('author' in saying) return saying;
  const { message, isNew } = await db.transaction((tx) =>
    keep(services, tx, { ...saying, fromRoom: fromRoom ?? null }),
  );
  if (!isNew) return message;
  const { channel, game } = saying.seat;
  const except = pageId === undefined ? saying.hiding : [...saying.hiding, pageId];
  await publishMessage(services, { channel, message, except });
  if (game) announce(services, game.id, message);
  return message;
}

async function readSaying(services: Services, user: UserRow, said: Said): Promise<Omit<Saying, 'fromRoom'>> {
  const [seat, hiding] = await Promise.all([
    takeSeat(services, said.channel, user),
    listHiding(services.db, user.id),
  ]);
  refuseVoice(seat, said);
  return { seat, hiding, user, said, text: readText(seat, said) };
}

function refuseVoice({ voice, hurdle, other }: ChatSeat, { preset }: Said): void {
  if (voice === 'none' && other && hurdle !== 'blocked' && hurdle !== 'muted') throw DirectNotAllowed();
  if (hurdle === 'members-only') throw ChatMembersOnly();
  if (hurdle === 'blocked') throw ChatBlocked();
  if (voice === 'none') throw ChatMuted();
  if (voice === 'presets' && preset === undefined) throw PresetsOnly();
}

function readText(seat: ChatSeat, { preset, text = '', picture }: Said): ComposedText {
  if (preset !== undefined) return { text: CHAT_PRESETS[preset], safeText: CHAT_PRESETS[preset] };
  const composed = composeText(text, seat.isUnderAge);
  if (composed.text === '' && picture === undefined) throw ChatEmpty();
  return composed;
}

interface Saying {
  seat: ChatSeat;
  /** Who does not want to hear it. */
  hiding: readonly string[];
  user: UserRow;
  said: Said;
  text: ComposedText;
  fromRoom: string | null;
}

/** Those who play hear it too, if they want to; nobody who writes waits for that. */
function announce({ rooms, log }: Services, gameId: string, message: AuthoredMessage): void {
  const { author, text, safeText, fromRoom } = message;
  if (text === '') return;
  const line = { userId: author.id, name: author.username, text, safeText, fromRoom };
  rooms.announce(gameId, line).catch((error: unknown) => log.warn({ err: error }, 'rooms were not told'));
}

async function keep(
  services: Services,
  tx: Db,
  saying: Saying,
): Promise<{ message: AuthoredMessage; isNew: boolean }> {
  const { seat, hiding, user, said, text, fromRoom } = saying;
  const now = services.clock.now();
  const { id: channelId } = seat.channel;
  // One person says one thing after the other, so that limits hold over all processes.
  await takeTurn(tx, `chat ${user.id}`);
  const known = await findSaid(tx, user.id, said.clientId);
  if (known) return { message: known, isNew: false };
  await refuseHaste(tx, saying, now);
  // A preset is said alone: whoever may say nothing else may not show anything else either.
  const pictureFile = (said.preset === undefined ? said.picture : null) ?? null;
  if (pictureFile !== null && (await listUnknownFiles(tx, [pictureFile])).length > 0) throw PictureMissing();
  const written = { ...text, clientId: said.clientId, pictureFile, fromRoom, createdAt: now };
  const message = await insertMessage(tx, user, { channelId, ...written });
  if (!message) throw ChannelNotFound();
  await notifyAbout(services, tx, seat, { message, hiding });
  return { message, isNew: true };
}

async function refuseHaste(tx: Db, { seat, user, said, text }: Saying, now: Date): Promise<void> {
  const { channel, isModerator } = seat;
  const lately = await listLately(
    tx,
    user.id,
    addMilliseconds(now, -SAME_TEXT_WINDOW_MS),
    MESSAGES_PER_MINUTE,
  );
  const within = (ms: number) => lately.filter(({ createdAt }) => createdAt > addMilliseconds(now, -ms));
  if (within(MINUTE).length >= MESSAGES_PER_MINUTE) throw ChatTooFast();
  const simple = simplify(text.text);
  const last = lately.slice(0, SAME_TEXT_MAX);
  if (
    simple !== '' &&
    last.length === SAME_TEXT_MAX &&
    last.every((message) => simplify(message.text) === simple)
  )
    throw ChatRepeated();
  const parts = within(SPLIT_WINDOW_MS).filter(({ channelId }) => channelId === channel.id);
  if (
    said.preset === undefined &&
    isSplitWord([text.text, ...parts.slice(0, SPLIT_OVER - 1).map((part) => part.text)])
  )
    throw ChatRefused();
  if (channel.slowSeconds === 0 || isModerator) return;
  const lastSaid = await readLastSaid(tx, channel.id, user.id);
  if (lastSaid && lastSaid > addMilliseconds(now, -channel.slowSeconds * SECOND)) throw ChatSlow();
}
