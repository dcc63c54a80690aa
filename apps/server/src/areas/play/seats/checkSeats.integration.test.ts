import { eq } from 'drizzle-orm';
import type { CheckedSeat } from '@playloom/room-contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPlatformCalls } from '../../../app/createPlatformCalls.ts';
import { DAY_MS, MINUTE_MS, addMilliseconds } from '../../../process/clock.ts';
import { games, sessions, testReleases } from '../../../storage/schema.ts';
import { addSignedInUser } from '../../../testing/addSignedInUser.ts';
import { addTestMap, addTestUser } from '../../../testing/addTestWorld.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { createUniqueUsername } from '../../../testing/createUniqueUsername.ts';
import { insertSanction, liftSanctions } from '../../identity/sanctions/sanctionQueries.ts';

let server: TestServer;
let gameId: string;
beforeAll(async () => {
  server = await createTestServer();
  gameId = await addTestMap(server);
});
afterAll(() => server.close());

function check(...seats: CheckedSeat[]) {
  return createPlatformCalls(server.services).checkSeats(seats);
}

/** A player of the game with their login session. */
async function addPlayer() {
  const { user, client } = await addSignedInUser(server, createUniqueUsername());
  const [session] = (await client.api.listSessions()).data;
  const seat = { gameId, release: 1, userId: user.id, signIn: session!.id };
  return { user, client, seat };
}

async function sanction(userId: string, kind: 'ban' | 'mute', where: string | null, minutes: number | null) {
  const now = server.clock.now();
  const expiresAt = minutes === null ? null : addMilliseconds(now, minutes * MINUTE_MS);
  const row = { userId, gameId: where, kind, reason: 'Because', byUserId: null, expiresAt, createdAt: now };
  await insertSanction(server.services.db, row);
}

it('[T3:part] finds players who have logged out, not their other sessions', async () => {
  const [ada, ben] = [await addPlayer(), await addPlayer()];
  const { signIn: _, ...unknown } = ada.seat;
  const guest = { gameId, release: 1, userId: null };
  expect(await check(ada.seat, ben.seat, unknown, guest)).toEqual(Array(4).fill('welcome'));
  await ada.client.api.logOut();
  expect(await check(ada.seat, ben.seat, unknown, guest)).toEqual([
    'signed-out',
    'welcome',
    'welcome',
    'welcome',
  ]);
  expect(await check({ ...ben.seat, signIn: ada.seat.signIn }, ben.seat)).toEqual(['signed-out', 'welcome']);
  await server.services.db
    .update(sessions)
    .set({ expiresAt: server.clock.now() })
    .where(eq(sessions.id, ben.seat.signIn));
  expect(await check(ben.seat)).toEqual(['signed-out']);
});

it('[T3:part] finds players who were banned or muted on the platform or in their game, while it lasts', async () => {
  const { seat } = await addPlayer();
  const elsewhere = { ...seat, gameId: await addTestMap(server) };
  await sanction(seat.userId, 'mute', gameId, 10);
  expect(await check(seat, elsewhere)).toEqual(['muted', 'welcome']);
  await sanction(seat.userId, 'ban', gameId, 5);
  expect(await check(seat, elsewhere)).toEqual(['banned', 'welcome']);
  await sanction(seat.userId, 'ban', null, null);
  expect(await check(seat, elsewhere)).toEqual(['banned', 'banned']);
  await liftSanctions(server.services.db, { userId: seat.userId, gameId: null }, server.clock.now());
  server.clock.advance(5 * MINUTE_MS);
  expect(await check(seat, elsewhere)).toEqual(['muted', 'welcome']);
});

it('[T3:part] finds games that were hidden, except for their playtests', async () => {
  const { db, clock } = server.services;
  const hidden = await addTestMap(server);
  const seats = [1, 2].map((release) => ({ gameId: hidden, release, userId: null }));
  await db.insert(testReleases).values({
    gameId: hidden,
    release: 2,
    tokenHash: createUniqueUsername(),
    createdBy: await addTestUser(server),
    expiresAt: addMilliseconds(clock.now(), DAY_MS),
  });
  expect(await check(...seats)).toEqual(['welcome', 'welcome']);
  await db.update(games).set({ hiddenAt: clock.now() }).where(eq(games.id, hidden));
  expect(await check(...seats)).toEqual(['game-closed', 'welcome']);
});

it('accepts ids that are in no table, and not too many seats', async () => {
  expect(await check({ gameId: 'no-id', release: 1, userId: 'nobody', signIn: 'nothing' })).toEqual([
    'signed-out',
  ]);
  const many = Array.from({ length: 1_001 }, () => ({ gameId, release: 1, userId: null }));
  await expect(check(...many)).rejects.toThrow('Too many seats');
});
