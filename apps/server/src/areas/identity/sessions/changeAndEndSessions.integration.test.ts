import { LIVE_SESSION_ENDED, apiLimits } from '@playloom/api-contract';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { deleteDueAccounts } from '../../operations/account-data/deleteDueAccounts.ts';
import type { SignedInUser } from '../../../testing/addSignedInUser.ts';
import { addStaff } from '../../../testing/addStaff.ts';
import { createFakeRooms } from '../../../testing/createFakeRooms.ts';
import type { ApiTestClient } from '../../../testing/createApiTestClient.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { generateTotpCode } from '../../../testing/generateTotpCode.ts';
import { pollUntil } from '../../../testing/pollUntil.ts';
import { openTestChatPage } from '../../community/chat/testing/openTestChatPage.ts';
import { signUpUser, type SignedUpUser } from '../../../testing/signUpUser.ts';
import { DAY_MS } from '../../../process/clock.ts';

const GRACE_PERIOD_MS = apiLimits.DELETION_GRACE_DAYS * DAY_MS;

const rooms = createFakeRooms();
let server: TestServer;
let operator: SignedInUser;
beforeAll(async () => {
  server = await createTestServer({ rooms });
  operator = await addStaff(server, 'operator');
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => server.close());

interface Case {
  ada: SignedUpUser;
  elsewhere: ApiTestClient;
  elsewhereId: string;
}

const because = { reason: 'Because' };

/** Actions that end Ada's session on another device, and whether her own session remains. */
const ways: Record<string, { end: (one: Case) => Promise<unknown>; ownSessionRemains: boolean }> = {
  'a logout': { ownSessionRemains: true, end: ({ elsewhere }) => elsewhere.api.logOut() },
  'ending one session': {
    ownSessionRemains: true,
    end: ({ ada, elsewhereId: sessionId }) => ada.client.api.revokeSession({ params: { sessionId } }),
  },
  'ending all other sessions': {
    ownSessionRemains: true,
    end: ({ ada }) => ada.client.api.revokeOtherSessions(),
  },
  'a new password': {
    ownSessionRemains: true,
    end: ({ ada: { client, password } }) =>
      client.api.changePassword({ body: { currentPassword: password, newPassword: 'quite another one' } }),
  },
  'two-factor login': {
    ownSessionRemains: true,
    async end({ ada: { client, password } }) {
      const { data } = await client.api.startTwoFactor({ body: { currentPassword: password } });
      const code = generateTotpCode(data.secret, server.clock.now());
      await client.api.confirmTwoFactor({ body: { code } });
    },
  },
  'a forgotten password': {
    ownSessionRemains: false,
    async end({ ada: { email } }) {
      await server.newClient().api.requestPasswordReset({ body: { email } });
      const { link = '' } = await server.mailTo(email);
      const token = new URL(link).pathname.split('/').at(-1) ?? '';
      await server.newClient().api.resetPassword({ body: { token, password: 'quite another one' } });
    },
  },
  'an operator': {
    ownSessionRemains: false,
    end: ({ ada }) => operator.client.api.endAccountSessions({ params: { id: ada.user._id }, body: because }),
  },
  'an operator who resets two-factor login': {
    ownSessionRemains: false,
    end: ({ ada }) => operator.client.api.resetTwoFactor({ params: { id: ada.user._id }, body: because }),
  },
  'a ban': {
    ownSessionRemains: false,
    end: ({ ada }) => operator.client.api.banAccount({ params: { id: ada.user._id }, body: because }),
  },
  'deleting the account': {
    ownSessionRemains: false,
    async end({ ada: { client, password } }) {
      await client.api.scheduleDeletion({ body: { currentPassword: password } });
      server.clock.advance(GRACE_PERIOD_MS);
      await deleteDueAccounts(server.services);
    },
  },
};

it.each(Object.keys(ways))(
  '[T3] %s closes the pages and room connections of that session at once',
  async (name) => {
    const way = ways[name];
    const ada = await signUpUser(server);
    const elsewhere = server.newClient();
    await elsewhere.api.logIn({ body: { login: ada.username, password: ada.password } });
    const sessions = (await elsewhere.api.listSessions()).data;
    const idOf = (isCurrent: boolean): string =>
      sessions.find((session) => session.isCurrent === isCurrent)?.id ?? '';
    const [ownId, elsewhereId] = [idOf(false), idOf(true)];
    const [own, other] = [
      await openTestChatPage(server, ada),
      await openTestChatPage(server, { client: elsewhere }),
    ];
    const end = vi.spyOn(server.services.live, 'end');
    rooms.orders.splice(0);

    await way?.end({ ada, elsewhere, elsewhereId });

    const ended = new Set(way?.ownSessionRemains ? [elsewhereId] : [elsewhereId, ownId]);
    const closedSessions = end.mock.calls.flatMap(([userId, id]) =>
      userId === ada.user._id && id ? id : [],
    );
    expect(new Set(closedSessions)).toEqual(ended);
    await pollUntil(
      () => other.ended !== null && (way?.ownSessionRemains || own.ended !== null),
      () => 'a socket outlived its session',
    );
    expect([own.ended, other.ended]).toEqual([
      way?.ownSessionRemains ? null : LIVE_SESSION_ENDED,
      LIVE_SESSION_ENDED,
    ]);
    for (const { socket } of [own, other]) socket.terminate();
    const orders = rooms.orders.filter(({ kind }) => kind === 'sign-out');
    expect(orders).toMatchObject([{ userId: ada.user._id, gameId: null }]);
    expect(new Set(orders[0]?.sessions)).toEqual(ended);
  },
);
