import { apiLimits, type Comment } from '@playloom/api-contract';
import { ChatBlocked, ChatMuted, ChatPresetsOnly } from '../chat/chatErrors.ts';
import type { SignedInSession } from '../../../http/session.ts';
import { CommentNotFound } from './socialErrors.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import { findGame, type PublishedGame } from '../../creation/games/gameQueries.ts';
import {
  hasBlockBetween,
  listHiddenUserIds,
  listUserIdsHiding,
} from '../../people/relationships/blockQueries.ts';
import type { Db, WithDatabase } from '../../../storage/openDatabase.ts';
import {
  type CommentRow,
  deleteCommentRow,
  findComment,
  findComments,
  insertComment,
  type CommentWithAuthor,
} from './socialQueries.ts';
import { findUserById, findWearer } from '../../identity/users/userQueries.ts';
import { isUnderAge } from '../../identity/users/ageBands.ts';
import { filterMessageText } from '../../../text-filter/filterMessageText.ts';
import { queueNotification } from '../../people/notifications/queueNotification.ts';
import { presentPerson } from '../../play/cosmetics/presentPerson.ts';
import { resolveCommentWritePermission } from './engagement.ts';

const PAGE = apiLimits.COMMENTS_PER_PAGE;

export async function listComments(
  services: WithConfig & WithClock & WithDatabase,
  game: PublishedGame,
  { page, signedIn }: { page: number; signedIn: SignedInSession | null },
): Promise<Comment[]> {
  const { db, clock } = services;
  const hidden = signedIn ? await listHiddenUserIds(db, signedIn.user.id) : [];
  const rows = await findComments(db, { gameId: game.id, hidden, limit: PAGE, offset: page * PAGE });
  const isSafe = signedIn === null || isUnderAge(signedIn.user, clock.now());
  const userId = signedIn?.user.id ?? null;
  return rows.map((row) => present(row, { game, userId, isSafe, services }));
}

interface Reader {
  game: Pick<PublishedGame, 'creatorId'>;
  userId: string | null;
  /** Whether links, addresses and phone numbers are masked, because the reader is under age. */
  isSafe: boolean;
  services: WithConfig & WithClock;
}

function present({ comment, author, replyTo }: CommentWithAuthor, reader: Reader): Comment {
  const { game, userId, isSafe, services } = reader;
  return {
    _id: comment.id,
    text: isSafe ? comment.safeText : comment.text,
    createdAt: comment.createdAt.toISOString(),
    author: presentPerson(author, services),
    replyTo,
    mayDelete: canDelete(comment, game, userId),
  };
}

/** Whether a user can delete a comment: their own, or one on their own game. */
function canDelete(
  { authorId }: CommentRow,
  { creatorId }: Pick<PublishedGame, 'creatorId'>,
  userId: string | null,
): boolean {
  return userId !== null && (authorId === userId || creatorId === userId);
}

export async function addComment(
  services: WithConfig & WithClock & WithDatabase & WithJobs,
  game: PublishedGame,
  { signedIn, text, replyTo }: { signedIn: SignedInSession; text: string; replyTo: string | undefined },
): Promise<Comment> {
  const { db, clock } = services;
  const { user } = signedIn;
  const voice = await resolveCommentWritePermission(services, game, signedIn);
  if (voice === 'muted') throw ChatMuted();
  if (voice !== 'free') throw ChatPresetsOnly();
  if (await hasBlockBetween(db, user.id, game.creatorId)) throw ChatBlocked();
  const answered = replyTo === undefined ? null : await findComment(db, replyTo);
  if (replyTo !== undefined && answered?.gameId !== game.id) throw CommentNotFound();
  if (answered && (await hasBlockBetween(db, user.id, answered.authorId))) throw ChatBlocked();
  const now = clock.now();
  const isSafe = isUnderAge(user, now);
  const written = { ...filterMessageText(text, isSafe), replyTo: answered?.id ?? null, createdAt: now };
  return db.transaction(async (tx) => {
    const comment = await insertComment(tx, { gameId: game.id, authorId: user.id, ...written });
    await notifyAboutComment(services, tx, { comment, answered, game, username: user.username });
    const to = answered && (await findUserById(tx, answered.authorId));
    const author = (await findWearer(tx, user.id)) ?? { ...user, frame: null, emblem: null };
    return present(
      { comment, author, replyTo: to?.username ?? null },
      { game, userId: user.id, isSafe, services },
    );
  });
}

interface CommentNotice {
  comment: CommentRow;
  answered: CommentRow | null;
  game: PublishedGame;
  username: string;
}

/**
 * Notifies the author of the parent comment and the creator of the game, each at most once. Users who hide the author
 * are skipped.
 */
async function notifyAboutComment(
  services: WithJobs,
  tx: Db,
  { comment, answered, game, username }: CommentNotice,
): Promise<void> {
  const excluded = [comment.authorId, ...(await listUserIdsHiding(tx, comment.authorId))];
  const about = { kind: 'reply', href: `/play/${game.slug}#comments`, key: `comment ${comment.id}` } as const;
  const answeredId = answered?.authorId;
  if (answeredId !== undefined && !excluded.includes(answeredId))
    await queueNotification(services, tx, {
      ...about,
      userIds: [answeredId],
      text: `${username} replied to your comment on ${game.title}.`,
    });
  if (game.creatorId !== answeredId && !excluded.includes(game.creatorId))
    await queueNotification(services, tx, {
      ...about,
      userIds: [game.creatorId],
      text: `${username} commented on ${game.title}.`,
    });
}

export async function deleteComment(
  { db }: WithDatabase,
  { user }: SignedInSession,
  id: string,
): Promise<void> {
  const comment = await findComment(db, id);
  const game = comment && (await findGame(db, comment.gameId));
  const isOwn = comment?.authorId === user.id;
  // A user who may not delete the comment gets the same answer as for one that does not exist.
  if (!comment || !(isOwn || (game && canDelete(comment, game, user.id)))) throw CommentNotFound();
  await deleteCommentRow(db, comment.id);
}
