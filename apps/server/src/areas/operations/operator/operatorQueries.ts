import { BLANK_STARTER, type MessageKind, type PayoutState } from '@playloom/api-contract';
import { and, desc, eq, ilike, isNotNull, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../../storage/openDatabase.ts';
import type { ReportRow } from '../../community/moderation/moderationQueries.ts';
import {
  auditLog,
  coinPayouts,
  contactMessages,
  feedback,
  forumTopics,
  games,
  reports,
  users,
} from '../../../storage/schema.ts';
import { STARTERS_USERNAME } from '../../identity/users/startersAccount.ts';
import type { Paging } from '../../../http/paging.ts';

const contains = (column: PgColumn, term: string) => ilike(column, `%${term.replace(/[\\%_]/g, '\\$&')}%`);

export async function searchAccounts(
  db: Db,
  { term, byAddress }: { term: string; byAddress: boolean },
  { limit, offset }: Paging,
) {
  const isFound = or(contains(users.username, term), byAddress ? contains(users.email, term) : undefined);
  return db
    .select()
    .from(users)
    .where(term ? isFound : undefined)
    .orderBy(desc(users.createdAt), users.id)
    .limit(limit)
    .offset(offset);
}

/** Finds games of creators. The blank starter is not one of them: its row only holds files. */
export async function searchAllGames(db: Db, term: string, { limit, offset }: Paging) {
  const isFound = or(contains(games.title, term), contains(games.slug, term), contains(users.username, term));
  const isGame = or(ne(games.slug, BLANK_STARTER), ne(users.username, STARTERS_USERNAME));
  return db
    .select({ game: games, creator: users.username })
    .from(games)
    .innerJoin(users, eq(users.id, games.creatorId))
    .where(and(isGame, term ? isFound : undefined))
    .orderBy(desc(games.createdAt), games.id)
    .limit(limit)
    .offset(offset);
}

/** Lists messages to the operators, newest first. */
export async function listOperatorMessages(
  db: Db,
  { kind, isAnswered }: { kind: MessageKind; isAnswered: boolean },
  { limit, offset }: Paging,
) {
  const isFeedback = kind === 'feedback';
  const table = isFeedback ? feedback : contactMessages;
  return db
    .select({
      id: table.id,
      subject: sql<string>`${isFeedback ? feedback.type : contactMessages.name}`,
      message: table.message,
      email: table.email,
      path: sql<string | null>`${isFeedback ? feedback.path : null}`,
      username: users.username,
      sanctionId: sql<string | null>`${isFeedback ? feedback.sanctionId : null}`,
      createdAt: table.createdAt,
      answeredAt: table.answeredAt,
    })
    .from(table)
    .leftJoin(users, eq(users.id, table.userId))
    .where(isAnswered ? isNotNull(table.answeredAt) : isNull(table.answeredAt))
    .orderBy(desc(table.createdAt), table.id)
    .limit(limit)
    .offset(offset);
}

/** Selects reports with the names of their subjects. Open ones are ordered oldest first, closed ones newest first. */
export async function selectReportSubjects(db: Db, state: ReportRow['state'], { limit, offset }: Paging) {
  return db
    .select({
      report: reports,
      username: users.username,
      slug: games.slug,
      title: games.title,
      topic: { slug: forumTopics.slug, title: forumTopics.title },
    })
    .from(reports)
    .leftJoin(users, eq(users.id, reports.userId))
    .leftJoin(games, eq(games.id, reports.gameId))
    .leftJoin(forumTopics, eq(forumTopics.id, reports.topicId))
    .where(eq(reports.state, state))
    .orderBy(state === 'open' ? reports.createdAt : desc(reports.resolvedAt), reports.id)
    .limit(limit)
    .offset(offset);
}

/** Selects payouts with their users. Open ones are ordered oldest first, decided ones newest first. */
export async function selectPayouts(db: Db, state: PayoutState, { limit, offset }: Paging) {
  return db
    .select({ payout: coinPayouts, username: users.username, email: users.email })
    .from(coinPayouts)
    .leftJoin(users, eq(users.id, coinPayouts.userId))
    .where(eq(coinPayouts.state, state))
    .orderBy(
      state === 'requested' ? coinPayouts.requestedAt : desc(coinPayouts.decidedAt),
      coinPayouts.moveId,
    )
    .limit(limit)
    .offset(offset);
}

interface AuditFilter {
  action?: string | undefined;
  actor: string;
  user: string;
  before?: number | undefined;
  limit: number;
}

export async function listAuditEntries(db: Db, { action, actor, user, before, limit }: AuditFilter) {
  const actors = alias(users, 'actors');
  const isNamed = (column: PgColumn, name: string): SQL | undefined =>
    name ? eq(sql`lower(${column})`, name.toLowerCase()) : undefined;
  return db
    .select({ entry: auditLog, actor: actors.username, user: users.username, game: games.title })
    .from(auditLog)
    .leftJoin(actors, eq(actors.id, auditLog.actorId))
    .leftJoin(users, eq(users.id, auditLog.userId))
    .leftJoin(games, eq(games.id, auditLog.gameId))
    .where(
      and(
        action ? eq(auditLog.action, action) : undefined,
        isNamed(actors.username, actor),
        isNamed(users.username, user),
        before ? lt(auditLog.id, before) : undefined,
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit);
}

interface DatabaseStatistics {
  version: string;
  bytes: number;
  connections: number;
  migrations: number;
}

export async function readDatabaseStatistics(db: Db): Promise<DatabaseStatistics> {
  const { rows } = await db.execute<{ [K in keyof DatabaseStatistics]: string }>(sql`
    select current_setting('server_version') as version, pg_database_size(current_database()) as bytes,
      (select count(*) from pg_stat_activity where datname = current_database()) as connections,
      (select count(*) from drizzle.__drizzle_migrations) as migrations`);
  const [row] = rows;
  return {
    version: row?.version ?? '',
    bytes: Number(row?.bytes),
    connections: Number(row?.connections),
    migrations: Number(row?.migrations),
  };
}
