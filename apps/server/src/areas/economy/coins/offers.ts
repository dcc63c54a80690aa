import { limits } from '@playloom/game-format';
import { and, asc, count, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { OfferRequest, UndeliveredPurchase } from '@playloom/room-contract';
import { addMilliseconds, MINUTE_MS, type WithClock } from '../../../process/clock.ts';
import { GameNotFound } from '../../../http/errors.ts';
import { OfferEnded } from './coinErrors.ts';
import type { WithLive } from '../../../live/LiveHub.ts';
import { isUuid } from '../../../storage/isUuid.ts';
import type { Db, WithDatabase } from '../../../storage/openDatabase.ts';
import { coinOffers, games, type UserRow } from '../../../storage/schema.ts';
import { spendCoins } from '../ledger/moves.ts';
import { runLedgerTransaction, type CompletedLedgerTransaction } from './runLedgerTransaction.ts';

/** How long an offer can be accepted. */
const OFFER_LIFE_MS = 10 * MINUTE_MS;

/** Further offers to a user within a minute are ignored. */
const OFFERS_PER_MINUTE_MAX = 12;
const ITEM_MAX = 60;
const PURCHASES_AT_ONCE = 20;

/**
 * Stores an offer. Rooms run creators' rules, so their offers are validated again. A room that came back after a crash
 * may ask again with the same id, and gets the same offer.
 */
export async function createOffer(
  { db, clock }: WithClock & WithDatabase,
  { gameId, userId, item, price, id }: OfferRequest,
): Promise<string | null> {
  const isPrice = Number.isInteger(price) && price >= 1 && price <= limits.COIN_PRICE_MAX;
  if (!isUuid(gameId) || !isUuid(userId) || !isPrice || item === '' || item.length > ITEM_MAX) return null;
  if (id !== undefined && !isUuid(id)) return null;
  const now = clock.now();
  if (id !== undefined && (await hasOffer(db, { id, gameId, userId }))) return id;
  const isRecent = and(
    eq(coinOffers.userId, userId),
    gt(coinOffers.offeredAt, addMilliseconds(now, -MINUTE_MS)),
  );
  const [recent] = await db.select({ offers: count() }).from(coinOffers).where(isRecent);
  if ((recent?.offers ?? 0) >= OFFERS_PER_MINUTE_MAX) return null;
  const [offer] = await db
    .insert(coinOffers)
    .values({ gameId, userId, item, price: BigInt(price), offeredAt: now, ...(id !== undefined && { id }) })
    .returning({ id: coinOffers.id });
  return offer?.id ?? null;
}

async function hasOffer(
  db: Db,
  { id, gameId, userId }: { id: string; gameId: string; userId: string },
): Promise<boolean> {
  const isSame = and(eq(coinOffers.id, id), eq(coinOffers.gameId, gameId), eq(coinOffers.userId, userId));
  return (await db.$count(coinOffers, isSame)) > 0;
}

/** Charges a player who confirmed an offer on our page. The price is the one stored in the offer. */
export async function acceptOffer(
  services: WithClock & WithDatabase & WithLive,
  user: UserRow,
  offerId: string,
): Promise<CompletedLedgerTransaction> {
  const { clock } = services;
  return runLedgerTransaction(services, async (ledger, tx) => {
    const isOwn = and(eq(coinOffers.id, offerId), eq(coinOffers.userId, user.id));
    const [offer] = isUuid(offerId) ? await tx.select().from(coinOffers).where(isOwn).for('update') : [];
    const at = clock.now();
    const isOver = offer && offer.boughtAt === null && offer.offeredAt <= addMilliseconds(at, -OFFER_LIFE_MS);
    if (!offer || isOver) throw OfferEnded();
    const [game] = await tx.select().from(games).where(eq(games.id, offer.gameId));
    if (!game) throw GameNotFound();
    const booked = await spendCoins(ledger, {
      key: `offer:${offer.id}`,
      amount: offer.price,
      at: offer.boughtAt ?? at,
      userId: user.id,
      creatorId: game.creatorId,
      gameId: game.id,
      item: offer.item,
    });
    if (booked.isNew) await tx.update(coinOffers).set({ boughtAt: at, moveId: booked.move.id }).where(isOwn);
    return booked;
  });
}

export async function listUndeliveredPurchases(
  db: Db,
  gameId: string,
  userIds: readonly string[],
): Promise<UndeliveredPurchase[]> {
  const buyers = userIds.filter(isUuid);
  if (!isUuid(gameId) || buyers.length === 0) return [];
  const isWaiting = and(
    inArray(coinOffers.userId, buyers),
    eq(coinOffers.gameId, gameId),
    isNotNull(coinOffers.boughtAt),
    isNull(coinOffers.deliveredAt),
  );
  return db
    .select({ id: coinOffers.id, userId: coinOffers.userId, item: coinOffers.item })
    .from(coinOffers)
    .where(isWaiting)
    .orderBy(asc(coinOffers.boughtAt))
    .limit(PURCHASES_AT_ONCE * buyers.length);
}

/** Marks purchases as delivered, but only those of the given player and game. */
export async function markPurchasesDelivered(
  tx: Db,
  { gameId, userId }: { gameId: string; userId: string },
  purchases: readonly string[],
  now: Date,
): Promise<void> {
  const ids = purchases.filter(isUuid);
  const isTheirs = and(eq(coinOffers.gameId, gameId), eq(coinOffers.userId, userId));
  if (ids.length > 0)
    await tx
      .update(coinOffers)
      .set({ deliveredAt: now })
      .where(and(isTheirs, inArray(coinOffers.id, ids), isNull(coinOffers.deliveredAt)));
}
