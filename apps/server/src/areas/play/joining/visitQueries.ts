import { and, count, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../storage/openDatabase.ts';
import { gamePlays, games, gameVisits } from '../../../storage/schema.ts';
import { acquireTransactionLock } from '../../../storage/acquireTransactionLock.ts';

type Visits = Required<typeof gameVisits.$inferInsert>;

/** Maximum number of partners that are counted separately per game and day. All others are counted together. */
const AGENTS_A_DAY = 200;
const OTHER_AGENTS = 'other';

export async function incrementVisitCount(db: Db, visits: Visits): Promise<void> {
  const counted = { ...visits, agentId: await chooseAgent(db, visits) };
  await db
    .insert(gameVisits)
    .values(counted)
    .onConflictDoUpdate({
      target: [
        gameVisits.gameId,
        gameVisits.day,
        gameVisits.portal,
        gameVisits.agentId,
        gameVisits.isInFrame,
      ],
      set: {
        views: sql`${gameVisits.views} + ${visits.views}`,
        joins: sql`${gameVisits.joins} + ${visits.joins}`,
      },
    });
}

async function chooseAgent(db: Db, { gameId, day, agentId }: Visits): Promise<string> {
  if (agentId === '') return agentId;
  const isToday = and(eq(gameVisits.gameId, gameId), eq(gameVisits.day, day));
  const [known] = await db
    .select({ agentId: gameVisits.agentId })
    .from(gameVisits)
    .where(and(isToday, eq(gameVisits.agentId, agentId)))
    .limit(1);
  if (known) return agentId;
  const [total] = await db.select({ rows: count() }).from(gameVisits).where(isToday);
  return (total?.rows ?? 0) < AGENTS_A_DAY ? agentId : OTHER_AGENTS;
}

/** Adds to the number of plays, which the showcase ranks games by. */
export async function addPlays(db: Db, gameId: string, day: string, plays: number): Promise<void> {
  await db.transaction(async (tx) => {
    await acquireTransactionLock(tx, `plays ${gameId}`);
    await tx
      .update(games)
      .set({ plays: sql`${games.plays} + ${plays}` })
      .where(eq(games.id, gameId));
    await tx
      .insert(gamePlays)
      .values({ gameId, day, plays })
      .onConflictDoUpdate({
        target: [gamePlays.gameId, gamePlays.day],
        set: { plays: sql`${gamePlays.plays} + ${plays}` },
      });
  });
}
