import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createPlatformCalls } from '../../../app/createPlatformCalls.ts';
import { jobHandlers } from '../../../app/jobHandlers.ts';
import { ONLINE_WITHIN_MS } from '../../../live/limits.ts';
import { DAY_MS } from '../../../process/clock.ts';
import { sessions } from '../../../storage/schema.ts';
import { addGame } from '../../../testing/addGame.ts';
import { createFakeRooms } from '../../../testing/createFakeRooms.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { pollUntil } from '../../../testing/pollUntil.ts';
import { PARTY_CALL_MS, PARTY_LOOK_BACK_MS, SEAT_WAIT_MS } from '../../people/parties/limits.ts';
import { openTestChatPage } from '../chat/testing/openTestChatPage.ts';
import { countNews, createPartyTestHelpers } from './testing/createPartyTestHelpers.ts';

let server: TestServer;
const { addPerson, gather, readParty } = createPartyTestHelpers(() => server);
beforeAll(async () => {
  server = await createTestServer({ rooms: createFakeRooms() });
});
afterAll(() => server.close());
beforeEach(() => server.clock.advance(DAY_MS));

const settle = () => jobHandlers(server.services).parties({});

it('[PARTY-10] tells members who came online, who went away, and that a call is over', async () => {
  const [ada, ben] = [await addPerson(), await addPerson()];
  const game = await addGame(server, { creatorId: ada.user.id });
  await gather(ada, ben);
  server.clock.advance(ONLINE_WITHIN_MS);
  const hers = await openTestChatPage(server, ada);
  const count = () => countNews(hers);
  const waitForMore = (former: number) =>
    pollUntil(
      () => count() > former,
      () => 'no news',
    );
  const stateOfBen = async () => (await readParty(ada))?.members[1]?.state;
  expect(await stateOfBen()).toBe('away');
  const his = await openTestChatPage(server, ben);
  await waitForMore(0);
  expect(await stateOfBen()).toBe('online');

  his.socket.close();
  // Otherwise the server may still store that he is online.
  await pollUntil(
    () => his.ended !== null,
    () => 'still open',
  );
  let known = count();
  server.clock.advance(ONLINE_WITHIN_MS);
  await settle();
  await waitForMore(known);
  expect(await stateOfBen()).toBe('away');

  known = count();
  await ada.client.api.joinGame({ params: { id: game.id }, query: {} });
  await waitForMore(known);
  known = count();
  server.clock.advance(PARTY_CALL_MS);
  await settle();
  await waitForMore(known);
  // Nothing has changed since long ago.
  server.clock.advance(PARTY_LOOK_BACK_MS + SEAT_WAIT_MS + PARTY_CALL_MS);
  const seen = { lastSeenAt: server.clock.now() };
  await server.services.db.update(sessions).set(seen).where(eq(sessions.userId, ada.user.id));
  known = count();
  await settle();
  await ada.client.api.renewPartyLink();
  await waitForMore(known);
  expect(count()).toBe(known + 1);
  hers.socket.close();
});

it('[PARTY-10] tells members who entered a room and who left it', async () => {
  const [ada, ben] = [await addPerson(), await addPerson()];
  const game = await addGame(server, { creatorId: ada.user.id });
  await gather(ada, ben);
  const hers = await openTestChatPage(server, ada);
  const count = () => countNews(hers);
  const stateOfBen = async () => (await readParty(ada))?.members[1]?.state;
  const seat = (await ben.client.api.joinGame({ params: { id: game.id }, query: {} })).data;
  await pollUntil(
    () => count() === 1,
    () => 'no news of the seat',
  );
  const platform = createPlatformCalls(server.services);
  const place = { gameId: game.id, userId: ben.user.id, roomId: seat.roomId };
  const opened = await platform.openSaved(place);
  await pollUntil(
    () => count() === 2,
    () => 'no news of the room',
  );
  expect(await stateOfBen()).toBe('playing');
  await platform.closeSaved(opened!.lease);
  await pollUntil(
    () => count() === 3,
    () => 'no news that he left',
  );
  // At once, although he got the seat a moment ago.
  expect(await stateOfBen()).toBe('online');
  hers.socket.close();
});
