import type { EndpointBody, Endpoints, ReportSubject } from '@playloom/api-contract';
import { ReportedContentNotFound, CopyrightWorkMissing } from './moderationErrors.ts';
import type { WithConfig } from '../../../process/config.ts';
import type { WithClock } from '../../../process/clock.ts';
import type { WithJobs } from '../../../jobs/createJobQueue.ts';
import { findMessage, listMessageContext } from '../chat/chatQueries.ts';
import { findDraftAccess } from '../../creation/drafts/draftQueries.ts';
import { listUnknownFileNames } from '../../../files/fileQueries.ts';
import { listPostsBefore, type AuthoredPost } from '../forum/forumQueries.ts';
import { findGame } from '../../creation/games/gameQueries.ts';
import { findSkinAuthor } from '../../play/skins/skinQueries.ts';
import { closeReport, insertReport, type ReportRow } from './moderationQueries.ts';
import type { Db, WithDatabase } from '../../../storage/openDatabase.ts';
import type { ReportedMessage, UserRow } from '../../../storage/schema.ts';
import { findUserByName } from '../../identity/users/userQueries.ts';
import { readChatPermissions } from '../chat/readChatPermissions.ts';
import { resolveGameAccess } from '../../creation/games/policy.ts';
import { readGameMembership } from '../../creation/games/readGameMembership.ts';
import { queueNotification } from '../../people/notifications/queueNotification.ts';

/** The number of messages stored as context of a reported message. */
const CONTEXT_MESSAGES = 50;

/** The number of posts stored as context of a reported post. Fewer than messages, because posts are longer. */
const CONTEXT_POSTS = 5;

type Found = Pick<
  ReportRow,
  'userId' | 'gameId' | 'channelId' | 'topicId' | 'sequence' | 'asset' | 'context'
>;

const NOTHING: Found = {
  userId: null,
  gameId: null,
  channelId: null,
  topicId: null,
  sequence: null,
  asset: null,
  context: [],
};

/** For chat in rooms, which is not stored. The text comes from the reporter, so its author cannot be verified. */
const UNKNOWN_AUTHOR = { sequence: 0, authorId: '', pictureFile: null };

/** Stores the report with a copy of the reported content, so that later edits do not change it. */
export async function sendReport(
  services: WithConfig & WithClock & WithDatabase,
  reporter: UserRow,
  { subject, reason, details, work }: EndpointBody<Endpoints['sendReport']>,
): Promise<string> {
  if (reason === 'copyright' && work === undefined) throw CopyrightWorkMissing();
  const found = await findSubject(services, reporter, subject);
  return insertReport(services.db, {
    ...found,
    kind: subject.kind,
    reporterId: reporter.id,
    reason,
    details,
    work: work ?? null,
    createdAt: services.clock.now(),
  });
}

async function findSubject(
  services: WithConfig & WithClock & WithDatabase,
  reporter: UserRow,
  subject: ReportSubject,
): Promise<Found> {
  const { db } = services;
  switch (subject.kind) {
    case 'user': {
      const user = await findUserByName(db, subject.username);
      if (!user) throw ReportedContentNotFound();
      const game = subject.gameId === undefined ? null : await findGame(db, subject.gameId);
      const at = services.clock.now().toISOString();
      const heard = (subject.heard ?? []).map((line) => ({ ...UNKNOWN_AUTHOR, ...line, at }));
      return { ...NOTHING, userId: user.id, gameId: game?.id ?? null, context: heard };
    }
    case 'message': {
      const { channel } = await readChatPermissions(services, subject.channel, reporter);
      const place = { channelId: channel.id, sequence: subject.sequence };
      const message = await findMessage(db, place.channelId, place.sequence);
      if (!message) throw ReportedContentNotFound();
      const context = await listMessageContext(db, place, CONTEXT_MESSAGES);
      return {
        ...NOTHING,
        ...place,
        userId: message.authorId,
        gameId: channel.gameId,
        context: context.map(toReportedMessage),
      };
    }
    case 'post': {
      const { topicId, number } = subject;
      const context = await listPostsBefore(db, { topicId, number }, CONTEXT_POSTS);
      const post = context.at(-1);
      if (post?.number !== number) throw ReportedContentNotFound();
      return {
        ...NOTHING,
        topicId,
        sequence: number,
        userId: post.author.id,
        context: context.map(toReportedPost),
      };
    }
    case 'game': {
      const game = await findGame(db, subject.gameId);
      if (!game) throw ReportedContentNotFound();
      return { ...NOTHING, gameId: game.id, userId: game.creatorId };
    }
    case 'asset':
      return findAsset(db, reporter, subject);
  }
}

/** Checks that the reporter can see the file, as a player or a collaborator. A skin is reported against its author. */
async function findAsset(
  db: Db,
  reporter: UserRow,
  { gameId, asset }: Extract<ReportSubject, { kind: 'asset' }>,
): Promise<Found> {
  const access = await findDraftAccess(db, gameId, reporter.id);
  const published = access && (await findGame(db, gameId));
  const canPlay =
    published &&
    resolveGameAccess(published.visibility, await readGameMembership(db, published, { user: reporter })) ===
      'open';
  const isSeen = access !== null && (access.role !== null || canPlay);
  if (!isSeen || (await listUnknownFileNames(db, [asset])).length > 0) throw ReportedContentNotFound();
  const skinOf = await findSkinAuthor(db, gameId, asset);
  return { ...NOTHING, gameId, userId: skinOf ?? access.game.creatorId, asset };
}

function toReportedMessage(message: Awaited<ReturnType<typeof listMessageContext>>[number]): ReportedMessage {
  const { sequence, author, text, imageFile, createdAt } = message;
  return {
    sequence,
    authorId: author.id,
    author: author.username,
    text,
    pictureFile: imageFile,
    at: createdAt.toISOString(),
  };
}

function toReportedPost({ number, author, text, createdAt }: AuthoredPost): ReportedMessage {
  return {
    sequence: number,
    authorId: author.id,
    author: author.username,
    text,
    pictureFile: null,
    at: createdAt.toISOString(),
  };
}

/** Closes a report and notifies the reporter. Returns null when it was already closed. */
export async function resolveReport(
  services: WithClock & WithDatabase & WithJobs,
  id: string,
  end: { state: 'resolved' | 'dismissed'; resolution: string; byUserId: string },
  record?: (tx: Db, report: ReportRow) => Promise<void>,
): Promise<ReportRow | null> {
  const { db, clock } = services;
  return db.transaction(async (tx) => {
    const report = await closeReport(tx, id, {
      state: end.state,
      resolution: end.resolution,
      resolvedBy: end.byUserId,
      resolvedAt: clock.now(),
    });
    if (report) await record?.(tx, report);
    if (report?.reporterId) {
      const text =
        end.state === 'resolved'
          ? 'Thanks for your report. We reviewed it and took action.'
          : 'We reviewed your report and found no violation of our rules.';
      const userIds = [report.reporterId];
      await queueNotification(services, tx, {
        userIds,
        kind: 'moderation',
        text,
        href: null,
        key: `report ${id}`,
      });
    }
    return report;
  });
}
