import { randomUUID } from 'node:crypto';
import { endpoints, type Dashboard } from '@playloom/api-contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlatformCalls, ReportedPlaySession } from '@playloom/room-contract';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../process/clock.ts';
import { collaborators, gameDayChanges, gameDays, playSessions } from '../../../storage/schema.ts';
import { addGame } from '../../../testing/addGame.ts';
import { addSignedInUser, type SignedInUser } from '../../../testing/addSignedInUser.ts';
import { addTestUser } from '../../../testing/addTestWorld.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { createUniqueUsername } from '../../../testing/createUniqueUsername.ts';
import type { BookedLedgerTransaction } from '../../economy/ledger/bookLedgerTransaction.ts';
import type { LedgerStore } from '../../economy/ledger/Ledger.ts';
import { buyCoins, spendCoins } from '../../economy/ledger/moves.ts';
import { runLedgerTransaction } from '../../economy/coins/runLedgerTransaction.ts';
import { createPlatformCalls } from '../../../app/createPlatformCalls.ts';
import { rollUpDashboards } from './rollUpDashboards.ts';

let server: TestServer;
let platform: PlatformCalls;
let maker: SignedInUser;
beforeAll(async () => {
  server = await createTestServer();
  platform = createPlatformCalls(server.services);
  maker = await addSignedInUser(server, createUniqueUsername());
});
afterAll(() => server.close());

const addOwnGame = (document = {}) => addGame(server, { creatorId: maker.user.id, document });

async function read(gameSlug: string, days: '7' | '30' | '90' = '7'): Promise<Dashboard> {
  return (await maker.client.api.readDashboard({ params: { gameSlug }, query: { days } })).data;
}

/** Moves to noon of a later day, so that no play session crosses midnight by chance. */
function advanceToNoon(daysLater: number): void {
  const now = server.clock.now().getTime();
  server.clock.advance((Math.floor(now / DAY_MS) + daysLater) * DAY_MS + DAY_MS / 2 - now);
}

async function answer(response: Response) {
  return { status: response.status, body: (await response.json()) as unknown };
}

function makePlaySession(
  userId: string | null,
  minutes: number,
  more: Partial<ReportedPlaySession> = {},
): ReportedPlaySession {
  const seconds = minutes * 60;
  return { id: randomUUID(), userId, name: 'Quiet Wren', agoMs: minutes * MINUTE_MS, seconds, ...more };
}

describe('[OP-01] the dashboard of a game', () => {
  it('counts plays, players, peak concurrent players, play time and retention', async () => {
    advanceToNoon(1);
    const game = await addOwnGame();
    const [ada, bob] = [await addTestUser(server), await addTestUser(server)];
    const reportSessions = (...sessions: ReportedPlaySession[]) =>
      platform.reportStays({ gameId: game.id, release: 1, stays: sessions });
    await reportSessions(
      makePlaySession(ada, 10),
      makePlaySession(bob, 2),
      makePlaySession(null, 0.25),
      makePlaySession(null, 4, { name: 'Lin' }),
    );
    advanceToNoon(1);
    await reportSessions(makePlaySession(ada, 20));
    advanceToNoon(6);
    await reportSessions(makePlaySession(bob, 6), makePlaySession(bob, 6, { agoMs: 2 * HOUR_MS }));
    await rollUpDashboards(server.services);
    const { days, now, before, leaving, playing } = await read(game.slug, '30');
    expect(days).toHaveLength(30);
    expect(days.filter(({ plays }) => plays > 0)).toMatchObject([
      { plays: 4, players: 4, newPlayers: 2, peak: 4, seconds: 244 },
      { plays: 1, players: 1, newPlayers: 0, peak: 1, seconds: 1200 },
      { plays: 2, players: 1, newPlayers: 0, peak: 1, seconds: 360 },
    ]);
    expect(days.at(-1)?.plays).toBe(2);
    expect(now).toEqual({
      plays: 7,
      playersADay: 0.2,
      newPlayers: 2,
      peak: 4,
      seconds: 414,
      coins: 0,
      returnedNextDay: 0.5,
      returnedNextWeek: null,
    });
    advanceToNoon(1);
    expect((await read(game.slug, '7')).now).toMatchObject({ plays: 2, returnedNextWeek: 0.5 });
    expect((await read(game.slug, '7')).before).toMatchObject({ plays: 5, returnedNextDay: 0.5 });
    expect(before).toMatchObject({ plays: 0, seconds: null, returnedNextDay: null });
    expect(leaving).toEqual([
      { before: 30, plays: 1 },
      { before: 60, plays: 0 },
      { before: 180, plays: 1 },
      { before: 300, plays: 1 },
      { before: 600, plays: 2 },
      { before: 1200, plays: 1 },
      { before: 1800, plays: 1 },
      { before: null, plays: 0 },
    ]);
    expect(playing).toBe(0);
  });

  it('counts a play session once for repeated and late reports and repeated jobs', async () => {
    advanceToNoon(1);
    const game = await addOwnGame();
    const player = await addTestUser(server);
    const reportSessions = (...sessions: ReportedPlaySession[]) =>
      platform.reportStays({ gameId: game.id, release: 1, stays: sessions });
    const playSession = makePlaySession(player, 1);
    await reportSessions(playSession);
    await rollUpDashboards(server.services);
    server.clock.advance(4 * MINUTE_MS);
    await reportSessions({ ...playSession, agoMs: 5 * MINUTE_MS, seconds: 300 });
    await reportSessions({ ...playSession, agoMs: 5 * MINUTE_MS, seconds: 240 });
    await Promise.all([rollUpDashboards(server.services), rollUpDashboards(server.services)]);
    expect((await read(game.slug)).now).toMatchObject({ plays: 1, newPlayers: 1, seconds: 300 });
    // A report for a day that was already counted arrives a day later.
    advanceToNoon(1);
    await reportSessions(makePlaySession(null, 1, { agoMs: 23 * HOUR_MS }));
    await rollUpDashboards(server.services);
    expect((await read(game.slug)).days.at(-2)).toMatchObject({ plays: 2, players: 2 });
    const { db } = server.services;
    expect(await db.select().from(gameDayChanges).where(eq(gameDayChanges.gameId, game.id))).toEqual([]);
  });

  it('counts a day again when a report arrives during the count', async () => {
    advanceToNoon(1);
    const game = await addOwnGame();
    const reportSessions = () =>
      platform.reportStays({ gameId: game.id, release: 1, stays: [makePlaySession(null, 1)] });
    await reportSessions();
    await Promise.all([rollUpDashboards(server.services), reportSessions(), reportSessions()]);
    await rollUpDashboards(server.services);
    expect((await read(game.slug)).now.plays).toBe(3);
  });

  it('counts players who joined before midnight on the next day too', async () => {
    advanceToNoon(1);
    server.clock.advance(12 * HOUR_MS + 10 * MINUTE_MS);
    const game = await addOwnGame();
    await platform.reportStays({
      gameId: game.id,
      release: 1,
      stays: [makePlaySession(await addTestUser(server), 20), makePlaySession(null, 5)],
    });
    await rollUpDashboards(server.services);
    expect((await read(game.slug)).days.slice(-2)).toMatchObject([
      { plays: 1, peak: 1 },
      { plays: 1, peak: 2 },
    ]);
  });

  it('ignores playtests, unknown games, deleted users and invalid reports', async () => {
    const game = await addOwnGame();
    const gone = '00000000-0000-4000-8000-000000000000';
    await platform.reportStays({ gameId: game.id, release: 100_000_001, stays: [makePlaySession(null, 1)] });
    await platform.reportStays({ gameId: 'nothing', release: 1, stays: [makePlaySession(null, 1)] });
    await platform.reportStays({
      gameId: game.id,
      release: 1,
      stays: [
        makePlaySession(gone, 1),
        makePlaySession(null, 1, { id: 'no id' }),
        makePlaySession(null, 1, { seconds: NaN, agoMs: -5 }),
        makePlaySession(null, 1, { seconds: 1e12, agoMs: Infinity }),
      ],
    });
    const rows = await server.services.db.select().from(playSessions).where(eq(playSessions.gameId, game.id));
    expect(rows.map(({ seconds }) => seconds).toSorted((a, b) => a - b)).toEqual([0, DAY_MS / 1000]);
  });

  it('deletes play sessions after a month and keeps the figures', async () => {
    advanceToNoon(1);
    const game = await addOwnGame();
    await platform.reportStays({
      gameId: game.id,
      release: 1,
      stays: [makePlaySession(await addTestUser(server), 1)],
    });
    await rollUpDashboards(server.services);
    advanceToNoon(31);
    await rollUpDashboards(server.services);
    const { db } = server.services;
    expect(await db.select().from(playSessions).where(eq(playSessions.gameId, game.id))).toEqual([]);
    expect(await db.select().from(gameDays).where(eq(gameDays.gameId, game.id))).toMatchObject([
      { plays: 1, players: 1 },
    ]);
  });

  it('shows problems by rule and line, most frequent first', async () => {
    const rules = [{ id: 'one', name: 'Open the gate', when: { when: 'gameStarts' as const }, do: [] }];
    const game = await addOwnGame({ rules });
    const report = (place: string, level: 'error' | 'log' = 'error') =>
      platform.reportProblem({
        gameId: game.id,
        release: 1,
        roomId: 'a',
        level,
        id: 'rule-out-of-steps',
        place,
        text: 'The rule took too many steps.',
      });
    await report('main/index.ts:12');
    for (let times = 0; times < 3; times += 1) await report('rules[0].do[2]');
    await report('', 'log');
    expect((await read(game.slug)).problems).toMatchObject([
      { place: 'rules[0].do[2]', rule: 'Open the gate', times: 3, release: 1 },
      { place: 'main/index.ts:12', rule: '', times: 1 },
    ]);
    advanceToNoon(8);
    expect((await read(game.slug)).problems).toEqual([]);
  });

  it('is visible to the owner and collaborators only', async () => {
    const game = await addOwnGame();
    const friend = await addSignedInUser(server, createUniqueUsername());
    await server.services.db.insert(collaborators).values({
      gameId: game.id,
      userId: friend.user.id,
      role: 'viewer',
      createdAt: server.clock.now(),
    });
    const stranger = await addSignedInUser(server, createUniqueUsername());
    const call = async ({ client }: Pick<SignedInUser, 'client'>) =>
      answer(await client.fetch(endpoints.readDashboard.path.replace(':gameSlug', game.slug)));
    expect((await call(maker)).status).toBe(200);
    expect((await call(friend)).status).toBe(200);
    expect(await call(stranger)).toMatchObject({ status: 403, body: { errorId: 'not_allowed' } });
    expect(await call({ client: server.newClient() })).toMatchObject({ status: 401 });
    const bad = `${endpoints.readDashboard.path.replace(':gameSlug', game.slug)}?days=8`;
    expect(await answer(await maker.client.fetch(bad))).toMatchObject({
      status: 400,
      body: { errorId: 'invalid_input' },
    });
  });

  it('counts what the creator earned in the game, by day, also on days without plays', async () => {
    advanceToNoon(1);
    const game = await addOwnGame();
    const buyer = await addTestUser(server);
    const at = server.clock.now();
    const book = (run: (ledger: LedgerStore) => Promise<BookedLedgerTransaction>) =>
      runLedgerTransaction(server.services, run);
    await book((ledger) =>
      buyCoins(ledger, { key: randomUUID(), userId: buyer, amount: 100n, pack: 'Small', at }),
    );
    const spending = { userId: buyer, creatorId: maker.user.id, gameId: game.id, item: 'Hat', at };
    for (const amount of [10n, 20n])
      await book((ledger) => spendCoins(ledger, { ...spending, amount, key: randomUUID() }));
    await rollUpDashboards(server.services);
    await rollUpDashboards(server.services);
    const { now, days } = await read(game.slug);
    expect(now).toMatchObject({ plays: 0, coins: 27 });
    expect(days.at(-1)?.coins).toBe(27);
    expect((await read((await addOwnGame()).slug)).now.coins).toBe(0);
  });

  it('is empty for a new game', async () => {
    const game = await addOwnGame();
    const { hasPlays, now, problems } = await read(game.slug);
    expect({ hasPlays, problems }).toEqual({ hasPlays: false, problems: [] });
    expect(now).toMatchObject({ plays: 0, peak: 0, seconds: null });
  });
});
