import { randomUUID } from 'node:crypto';
import { endpoints, type Dashboard } from '@playloom/api-contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../clock.ts';
import { collaborators, gameDayChanges, gameDays, gameStays } from '../../storage/schema.ts';
import { addGame } from '../../testing/addGame.ts';
import { addSignedInUser, type SignedInUser } from '../../testing/addSignedInUser.ts';
import { addPlayer } from '../../testing/addWorld.ts';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';
import { inventName } from '../../testing/inventName.ts';
import type { Booked } from '../coins/ledger/bookMove.ts';
import type { LedgerTx } from '../coins/ledger/Ledger.ts';
import { buyCoins, spendCoins } from '../coins/ledger/moves.ts';
import { runMove } from '../coins/runMove.ts';
import { createRoomsNeeds } from '../rooms/createRoomsNeeds.ts';
import type { RoomsNeeds, Stay } from '../rooms/RoomsNeeds.ts';
import { rollUp } from './rollUp.ts';

let server: TestServer;
let needs: RoomsNeeds;
let maker: SignedInUser;
beforeAll(async () => {
  server = await createTestServer();
  needs = createRoomsNeeds(server.services);
  maker = await addSignedInUser(server, inventName());
});
afterAll(() => server.close());

const addOwnGame = (document = {}) => addGame(server, { creatorId: maker.user.id, document });

async function read(gameSlug: string, days: '7' | '30' | '90' = '7'): Promise<Dashboard> {
  return (await maker.client.api.readDashboard({ params: { gameSlug }, query: { days } })).data;
}

/** Moves to noon of a later day, so that no stay crosses midnight by chance. */
function goToNoon(daysLater: number): void {
  const now = server.clock.now().getTime();
  server.clock.advance((Math.floor(now / DAY) + daysLater) * DAY + DAY / 2 - now);
}

async function answer(response: Response) {
  return { status: response.status, body: (await response.json()) as unknown };
}

function makeStay(userId: string | null, minutes: number, more: Partial<Stay> = {}): Stay {
  const seconds = minutes * 60;
  return { id: randomUUID(), userId, name: 'Quiet Wren', agoMs: minutes * MINUTE, seconds, ...more };
}

describe('[OP-01] the dashboard of a game', () => {
  it('counts plays, players, those at once, their time and who came back', async () => {
    goToNoon(1);
    const game = await addOwnGame();
    const [ada, bob] = [await addPlayer(server), await addPlayer(server)];
    const tell = (...stays: Stay[]) => needs.reportStays({ gameId: game.id, release: 1, stays });
    await tell(makeStay(ada, 10), makeStay(bob, 2), makeStay(null, 0.25), makeStay(null, 4, { name: 'Lin' }));
    goToNoon(1);
    await tell(makeStay(ada, 20));
    goToNoon(6);
    await tell(makeStay(bob, 6), makeStay(bob, 6, { agoMs: 2 * HOUR }));
    await rollUp(server.services);
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
    goToNoon(1);
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

  it('counts a stay once however often it is told, late ones too, and runs of the job that are repeated', async () => {
    goToNoon(1);
    const game = await addOwnGame();
    const player = await addPlayer(server);
    const tell = (...stays: Stay[]) => needs.reportStays({ gameId: game.id, release: 1, stays });
    const stay = makeStay(player, 1);
    await tell(stay);
    await rollUp(server.services);
    server.clock.advance(4 * MINUTE);
    await tell({ ...stay, agoMs: 5 * MINUTE, seconds: 300 });
    await tell({ ...stay, agoMs: 5 * MINUTE, seconds: 240 });
    await Promise.all([rollUp(server.services), rollUp(server.services)]);
    expect((await read(game.slug)).now).toMatchObject({ plays: 1, newPlayers: 1, seconds: 300 });
    // The report of a day that was counted already comes the day after.
    goToNoon(1);
    await tell(makeStay(null, 1, { agoMs: 23 * HOUR }));
    await rollUp(server.services);
    expect((await read(game.slug)).days.at(-2)).toMatchObject({ plays: 2, players: 2 });
    const { db } = server.services;
    expect(await db.select().from(gameDayChanges).where(eq(gameDayChanges.gameId, game.id))).toEqual([]);
  });

  it('lets a day that is told of while it is counted be counted again', async () => {
    goToNoon(1);
    const game = await addOwnGame();
    const tell = () => needs.reportStays({ gameId: game.id, release: 1, stays: [makeStay(null, 1)] });
    await tell();
    await Promise.all([rollUp(server.services), tell(), tell()]);
    await rollUp(server.services);
    expect((await read(game.slug)).now.plays).toBe(3);
  });

  it('counts who came before midnight among those of the next day', async () => {
    goToNoon(1);
    server.clock.advance(12 * HOUR + 10 * MINUTE);
    const game = await addOwnGame();
    await needs.reportStays({
      gameId: game.id,
      release: 1,
      stays: [makeStay(await addPlayer(server), 20), makeStay(null, 5)],
    });
    await rollUp(server.services);
    expect((await read(game.slug)).days.slice(-2)).toMatchObject([
      { plays: 1, peak: 1 },
      { plays: 1, peak: 2 },
    ]);
  });

  it('does not count tests, nobody’s games, people who are gone and nonsense', async () => {
    const game = await addOwnGame();
    const gone = '00000000-0000-4000-8000-000000000000';
    await needs.reportStays({ gameId: game.id, release: 100_000_001, stays: [makeStay(null, 1)] });
    await needs.reportStays({ gameId: 'nothing', release: 1, stays: [makeStay(null, 1)] });
    await needs.reportStays({
      gameId: game.id,
      release: 1,
      stays: [
        makeStay(gone, 1),
        makeStay(null, 1, { id: 'no id' }),
        makeStay(null, 1, { seconds: NaN, agoMs: -5 }),
        makeStay(null, 1, { seconds: 1e12, agoMs: Infinity }),
      ],
    });
    const rows = await server.services.db.select().from(gameStays).where(eq(gameStays.gameId, game.id));
    expect(rows.map(({ seconds }) => seconds).toSorted((a, b) => a - b)).toEqual([0, DAY / 1000]);
  });

  it('forgets who played after a month and keeps the numbers', async () => {
    goToNoon(1);
    const game = await addOwnGame();
    await needs.reportStays({ gameId: game.id, release: 1, stays: [makeStay(await addPlayer(server), 1)] });
    await rollUp(server.services);
    goToNoon(31);
    await rollUp(server.services);
    const { db } = server.services;
    expect(await db.select().from(gameStays).where(eq(gameStays.gameId, game.id))).toEqual([]);
    expect(await db.select().from(gameDays).where(eq(gameDays.gameId, game.id))).toMatchObject([
      { plays: 1, players: 1 },
    ]);
  });

  it('shows what went wrong by rule and line, most frequent first', async () => {
    const rules = [{ id: 'one', name: 'Open the gate', when: { when: 'gameStarts' as const }, do: [] }];
    const game = await addOwnGame({ rules });
    const report = (place: string, level: 'error' | 'log' = 'error') =>
      needs.reportProblem({
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
    goToNoon(8);
    expect((await read(game.slug)).problems).toEqual([]);
  });

  it('is for the owner and the collaborators, and for nobody else', async () => {
    const game = await addOwnGame();
    const friend = await addSignedInUser(server, inventName());
    await server.services.db.insert(collaborators).values({
      gameId: game.id,
      userId: friend.user.id,
      role: 'viewer',
      createdAt: server.clock.now(),
    });
    const stranger = await addSignedInUser(server, inventName());
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

  it('counts what the creator earned in the game, by day, in days without plays too', async () => {
    goToNoon(1);
    const game = await addOwnGame();
    const buyer = await addPlayer(server);
    const at = server.clock.now();
    const book = (run: (ledger: LedgerTx) => Promise<Booked>) => runMove(server.services, run);
    await book((ledger) =>
      buyCoins(ledger, { key: randomUUID(), userId: buyer, amount: 100n, pack: 'Small', at }),
    );
    const spending = { userId: buyer, creatorId: maker.user.id, gameId: game.id, item: 'Hat', at };
    for (const amount of [10n, 20n])
      await book((ledger) => spendCoins(ledger, { ...spending, amount, key: randomUUID() }));
    await rollUp(server.services);
    await rollUp(server.services);
    const { now, days } = await read(game.slug);
    expect(now).toMatchObject({ plays: 0, coins: 27 });
    expect(days.at(-1)?.coins).toBe(27);
    expect((await read((await addOwnGame()).slug)).now.coins).toBe(0);
  });

  it('of a new game is empty', async () => {
    const game = await addOwnGame();
    const { hasPlays, now, problems } = await read(game.slug);
    expect({ hasPlays, problems }).toEqual({ hasPlays: false, problems: [] });
    expect(now).toMatchObject({ plays: 0, peak: 0, seconds: null });
  });
});
