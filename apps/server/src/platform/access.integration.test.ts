import { randomUUID } from 'node:crypto';
import { endpoints, type Endpoint, type Endpoints, type Role } from '@playloom/api-contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '../storage/schema.ts';
import { addSignedInUser } from '../testing/addSignedInUser.ts';
import type { TestClient } from '../testing/createTestClient.ts';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';
import { platformRoutes } from './platformRoutes.ts';

const ID = '00000000-0000-4000-8000-000000000000';
const password = 'a long enough password';

interface Row {
  /** Who gets past the door; what happens behind it is for other tests. */
  anonymous: 'may' | 'must log in';
  /** Only for those who run the platform, with two-factor login. */
  staff?: 'moderator' | 'operator';
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
}

/** Every call of the API with who may make it. A new endpoint without a row does not compile. */
const ACCESS: Record<keyof Endpoints, Row> = {
  readUser: { anonymous: 'may' },
  readUserByName: { anonymous: 'may', params: { username: 'ada' } },
  readMinimalUserByName: { anonymous: 'may', params: { username: 'ada' } },
  searchUsers: { anonymous: 'may', query: { searchTerm: 'ada' } },
  setOrUpdateProfile: { anonymous: 'may', body: { v: 'device' } },

  signUp: { anonymous: 'may', body: { username: 'newcomer', email: 'newcomer@example.org', password } },
  verifySignUp: { anonymous: 'may', params: { signUpId: ID }, body: { pin: '123456' } },
  resendPin: { anonymous: 'may', params: { signUpId: ID } },
  readPinLink: { anonymous: 'may', params: { params: 'x' } },
  usePinLink: { anonymous: 'may', params: { params: 'x' } },
  readUsernameAvailability: { anonymous: 'may', query: { username: 'ada' } },
  logIn: { anonymous: 'may', body: { login: 'nobody_here', password } },
  logOut: { anonymous: 'may' },
  requestPasswordReset: { anonymous: 'may', body: { email: 'nobody@example.org' } },
  resetPassword: { anonymous: 'may', body: { token: 'x', password } },
  updateConsent: { anonymous: 'must log in', body: { isTOSAndPrivacyApproved: true, marketingOptIn: false } },

  readSettings: { anonymous: 'must log in' },
  updatePreferences: { anonymous: 'must log in', body: { marketingOptIn: true } },
  uploadPicture: { anonymous: 'must log in' },
  deletePicture: { anonymous: 'must log in' },
  changeEmail: { anonymous: 'must log in', body: { email: 'new@example.org', currentPassword: password } },
  confirmEmail: { anonymous: 'may', body: { token: 'x' } },
  changePassword: { anonymous: 'must log in', body: { currentPassword: password, newPassword: password } },
  listSessions: { anonymous: 'must log in' },
  revokeSession: { anonymous: 'must log in', params: { sessionId: ID } },
  revokeOtherSessions: { anonymous: 'must log in' },
  exportData: { anonymous: 'must log in' },
  startTwoFactor: { anonymous: 'must log in', body: { currentPassword: password } },
  confirmTwoFactor: { anonymous: 'must log in', body: { code: '123456' } },
  stopTwoFactor: { anonymous: 'must log in', body: { currentPassword: password, code: '123456' } },
  scheduleDeletion: { anonymous: 'must log in', body: { currentPassword: password } },
  cancelDeletion: { anonymous: 'must log in' },

  subscribeToNewsletter: { anonymous: 'must log in' },
  sendFeedback: { anonymous: 'may', body: { type: 'Other', message: 'Hello' } },
  sendContact: {
    anonymous: 'may',
    body: { name: 'Ada', email: 'a@example.org', message: 'Hello there, loom' },
  },
  recordEvents: { anonymous: 'may', body: { events: [{ name: 'login_modal_open', path: '/', ago: 0 }] } },
  listGames: { anonymous: 'may', query: { category: 'popular' } },
  readGame: { anonymous: 'may', params: { gameSlug: 'nothing' } },
  findDrawings: { anonymous: 'may', params: { shelf: 'emoji' } },
  takeDrawing: { anonymous: 'may', params: { shelf: 'emoji', name: 'nothing' }, body: { side: 64 } },
  listRooms: { anonymous: 'may', params: { id: ID } },
  joinGame: { anonymous: 'may', params: { id: ID } },
  readClient: { anonymous: 'may', params: { engineVersion: '0.0.0.0' } },
  publishGame: { anonymous: 'must log in', params: { id: ID }, body: { maxPlayers: 8 } },
  createInvite: { anonymous: 'may', params: { id: ID }, body: { roomId: 'room' } },
  readInvite: { anonymous: 'may', params: { inv: 'x' } },
  readLeaderboard: { anonymous: 'may', params: { id: ID, leaderboard: 'best' } },
  listPlans: { anonymous: 'may' },

  listSavedGames: { anonymous: 'must log in' },
  exportSavedGame: { anonymous: 'must log in', params: { scope: 'game', ownerId: ID } },
  listSavedPlayers: { anonymous: 'must log in', params: { gameSlug: 'nothing' } },
  readSavedPlayer: { anonymous: 'must log in', params: { id: ID, userId: ID } },
  resetSavedPlayer: { anonymous: 'must log in', params: { id: ID, userId: ID } },
  resetLeaderboard: { anonymous: 'must log in', params: { id: ID, leaderboard: 'best' } },
  listSkinGames: { anonymous: 'may' },
  listOwnSkins: { anonymous: 'must log in' },
  submitSkin: { anonymous: 'must log in', params: { id: ID } },
  deleteSkin: { anonymous: 'must log in', params: { skinId: ID } },
  wearSkin: { anonymous: 'must log in', params: { id: ID }, body: { skinId: null } },
  readSkinDesk: { anonymous: 'must log in', params: { gameSlug: 'nothing' } },
  allowSkins: { anonymous: 'must log in', params: { id: ID }, body: { unit: null } },
  decideSkin: { anonymous: 'must log in', params: { id: ID, skinId: ID }, body: { decision: 'approve' } },
  readDashboard: { anonymous: 'must log in', params: { gameSlug: 'nothing' } },
  listCreations: { anonymous: 'must log in' },
  createGame: {
    anonymous: 'must log in',
    body: {
      game: { title: 'Mine', sandboxMode: 'advanced', preferredRegion: '' },
      templateInfo: { templateSlug: 'blank' },
    },
  },
  adoptGame: {
    anonymous: 'must log in',
    body: { title: 'Mine', document: { format: 1, settings: { title: 'Mine' } } },
  },
  openGame: { anonymous: 'must log in', params: { gameSlug: 'nothing' } },
  readGameData: { anonymous: 'may', params: { id: ID } },
  readTemplate: { anonymous: 'may', params: { templateSlug: 'blank' } },
  publishDraft: { anonymous: 'must log in', params: { id: ID }, body: { notes: 'New' } },
  listReleases: { anonymous: 'must log in', params: { id: ID } },
  listVersions: { anonymous: 'must log in', params: { id: ID } },
  keepVersion: { anonymous: 'must log in', params: { id: ID }, body: { name: 'Before the storm' } },
  readVersion: { anonymous: 'must log in', params: { id: ID, version: ID } },
  readRelease: { anonymous: 'must log in', params: { id: ID, release: '1' } },
  trashGame: { anonymous: 'must log in', params: { id: ID } },
  restoreGame: { anonymous: 'must log in', params: { id: ID } },
  listCollaborators: { anonymous: 'must log in', params: { id: ID } },
  addCollaborator: {
    anonymous: 'must log in',
    params: { id: ID },
    body: { username: 'ada', role: 'editor' },
  },
  removeCollaborator: { anonymous: 'must log in', params: { id: ID, userId: ID } },
  transferGame: { anonymous: 'must log in', params: { id: ID }, body: { userId: ID } },
  createCollaboratorLink: { anonymous: 'must log in', params: { id: ID }, body: { role: 'editor' } },
  acceptCollaboratorLink: { anonymous: 'must log in', params: { token: 'x' } },
  uploadAsset: { anonymous: 'must log in', params: { id: ID } },
  listCoinPacks: { anonymous: 'may' },
  openCheckout: { anonymous: 'must log in', body: { kind: 'pack', id: 'pouch' } },
  readOrder: { anonymous: 'must log in', params: { orderId: ID } },
  payInSandbox: { anonymous: 'must log in', params: { orderId: ID } },
  readSubscription: { anonymous: 'must log in' },
  endSubscription: { anonymous: 'must log in' },
  readCoins: { anonymous: 'must log in' },
  listCoinMoves: { anonymous: 'must log in' },
  exportCoins: { anonymous: 'must log in' },
  giveCoins: { anonymous: 'must log in', body: { username: 'ada', amount: '1', key: ID } },
  acceptOffer: { anonymous: 'must log in', params: { offerId: ID } },
  requestPayout: { anonymous: 'must log in', body: { amount: '10000', key: ID } },
  readChatToken: { anonymous: 'must log in' },
  countNotifications: { anonymous: 'must log in' },
  listNotifications: { anonymous: 'must log in', params: { page: '0' } },
  markNotificationRead: { anonymous: 'must log in', params: { id: ID } },
  markAllNotificationsRead: { anonymous: 'must log in' },
  listChatChannels: { anonymous: 'must log in' },
  readGameChannel: { anonymous: 'may', params: { id: ID } },
  openDirectChannel: { anonymous: 'must log in', body: { username: 'ada' } },
  listMessages: { anonymous: 'may', params: { channelId: ID } },
  editMessage: {
    anonymous: 'must log in',
    params: { channelId: ID, sequence: '1' },
    body: { text: 'Hello' },
  },
  deleteMessage: { anonymous: 'must log in', params: { channelId: ID, sequence: '1' } },
  uploadChatPicture: { anonymous: 'must log in', params: { channelId: ID } },
  setSlowMode: { anonymous: 'must log in', params: { channelId: ID }, body: { seconds: 5 } },
  clearChatOpen: { anonymous: 'must log in' },
  tellBirthDate: { anonymous: 'must log in', body: { birthDate: '2090-01-01' } },
  joinCommunity: { anonymous: 'must log in', params: { id: ID } },
  leaveCommunity: { anonymous: 'must log in', params: { id: ID } },
  listBlocks: { anonymous: 'must log in' },
  blockUser: { anonymous: 'must log in', params: { username: 'ada' }, body: { kind: 'block' } },
  unblockUser: { anonymous: 'must log in', params: { username: 'ada' } },
  sendReport: {
    anonymous: 'must log in',
    body: { subject: { kind: 'game', gameId: ID }, reason: 'spam', details: '' },
  },
  listModerators: { anonymous: 'must log in', params: { id: ID } },
  addModerator: { anonymous: 'must log in', params: { id: ID }, body: { username: 'ada' } },
  removeModerator: { anonymous: 'must log in', params: { id: ID, username: 'ada' } },
  listSanctions: { anonymous: 'must log in', params: { id: ID } },
  addSanction: { anonymous: 'must log in', params: { id: ID }, body: { username: 'ada', kind: 'mute' } },
  liftSanction: { anonymous: 'must log in', params: { id: ID, username: 'ada' } },
  readNotification: { anonymous: 'must log in', params: { id: ID } },
  readPushIdentity: { anonymous: 'must log in' },
  subscribeToPush: {
    anonymous: 'must log in',
    body: { endpoint: 'https://x', keys: { p256dh: 'x', auth: 'x' }, externalUserId: ID, signature: 'x' },
  },
  readTies: { anonymous: 'may', params: { username: 'ada' } },
  followUser: { anonymous: 'must log in', params: { username: 'ada' } },
  unfollowUser: { anonymous: 'must log in', params: { username: 'ada' } },
  readReception: { anonymous: 'may', params: { id: ID } },
  likeGame: { anonymous: 'must log in', params: { id: ID } },
  unlikeGame: { anonymous: 'must log in', params: { id: ID } },
  listComments: { anonymous: 'may', params: { id: ID } },
  addComment: { anonymous: 'must log in', params: { id: ID }, body: { text: 'Hello' } },
  deleteComment: { anonymous: 'must log in', params: { id: ID } },
  listFriends: { anonymous: 'must log in' },
  befriend: { anonymous: 'must log in', params: { username: 'ada' } },
  unfriend: { anonymous: 'must log in', params: { username: 'ada' } },
  joinFriend: { anonymous: 'must log in', params: { username: 'ada' } },
  inviteFriend: {
    anonymous: 'must log in',
    params: { username: 'ada' },
    body: { gameId: ID, roomId: 'room' },
  },
  forgetPush: { anonymous: 'may', body: { endpoint: 'https://x' } },
  openTestRoom: { anonymous: 'must log in', params: { id: ID } },

  readStatus: { anonymous: 'may' },
  readNotice: { anonymous: 'may' },
  listAccounts: { anonymous: 'must log in', staff: 'moderator', query: { search: 'ada' } },
  readAccount: { anonymous: 'must log in', staff: 'moderator', params: { id: ID } },
  changeRole: {
    anonymous: 'must log in',
    staff: 'operator',
    params: { id: ID },
    body: { role: 'moderator', reason: 'Helps' },
  },
  endAccountSessions: {
    anonymous: 'must log in',
    staff: 'operator',
    params: { id: ID },
    body: { reason: 'Stolen phone' },
  },
  resetTwoFactor: {
    anonymous: 'must log in',
    staff: 'operator',
    params: { id: ID },
    body: { reason: 'Lost phone' },
  },
  banAccount: {
    anonymous: 'must log in',
    staff: 'moderator',
    params: { id: ID },
    body: { reason: 'Spam' },
  },
  pardonAccount: {
    anonymous: 'must log in',
    staff: 'moderator',
    params: { id: ID },
    body: { reason: 'A mistake' },
  },
  correctBirthDate: {
    anonymous: 'must log in',
    staff: 'operator',
    params: { id: ID },
    body: { birthDate: '2001-02-03', reason: 'Mistyped' },
  },
  adjustCoins: {
    anonymous: 'must log in',
    staff: 'operator',
    params: { id: ID },
    body: { amount: 5, key: ID, reason: 'Lost in a fault' },
  },
  listReports: { anonymous: 'must log in', staff: 'moderator', query: { state: 'resolved' } },
  closeReport: {
    anonymous: 'must log in',
    staff: 'moderator',
    params: { id: ID },
    body: { state: 'dismissed', reason: 'Within the rules' },
  },
  listAllGames: { anonymous: 'must log in', staff: 'moderator', query: { search: 'ada' } },
  hideGame: {
    anonymous: 'must log in',
    staff: 'moderator',
    params: { id: ID },
    body: { isHidden: true, reason: 'Stolen' },
  },
  listInbox: { anonymous: 'must log in', staff: 'moderator', query: { kind: 'contact' } },
  answerMessage: {
    anonymous: 'must log in',
    staff: 'moderator',
    params: { kind: 'feedback', id: ID },
    body: { reply: 'Thank you' },
  },
  reopenMessage: { anonymous: 'must log in', staff: 'moderator', params: { kind: 'contact', id: ID } },
  listAudit: { anonymous: 'must log in', staff: 'operator', query: { action: 'role.change' } },
  listJobs: { anonymous: 'must log in', staff: 'operator' },
  retryJob: { anonymous: 'must log in', staff: 'operator', params: { queue: 'mail', id: ID } },
  readHealth: { anonymous: 'must log in', staff: 'operator' },
  setNotice: { anonymous: 'must log in', staff: 'operator', body: { text: 'Back at noon' } },
};
const rows = Object.entries(ACCESS) as [keyof Endpoints, Row][];

let server: TestServer;
let passwordHash: string;
beforeAll(async () => {
  server = await createTestServer();
  passwordHash = await server.services.passwords.hash(password);
});
afterAll(() => server.close());

function call(
  client: TestClient,
  name: keyof Endpoints,
  { params = {}, query, body }: Row,
): Promise<Response> {
  const endpoint: Endpoint = endpoints[name];
  const path = endpoint.path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? '');
  const form = endpoint.upload ? { body: new FormData() } : {};
  return client.fetch(query ? `${path}?${new URLSearchParams(query).toString()}` : path, {
    method: endpoint.method,
    ...(body ? { json: body } : form),
  });
}

/** Each call gets a user of its own: some end the session they are made with. */
async function addUser(role: Role = 'user', twoFactorSince: Date | null = null) {
  const { client, user } = await addSignedInUser(server, `user_${randomUUID().slice(0, 8)}`);
  const more = { passwordHash, role, twoFactorSince };
  await server.services.db.update(users).set(more).where(eq(users.id, user.id));
  return { client, user: { ...user, ...more } };
}

it('[T25] has one route for every endpoint, and none besides', () => {
  const routed = platformRoutes(server.services).map(({ endpoint: { method, path } }) => `${method} ${path}`);
  const declared = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`);
  expect(routed.toSorted()).toEqual(declared.toSorted());
});

/** The error id of the answer, or `success`; what only a fault of ours can cause fails the test. */
async function readOutcome(response: Response): Promise<string> {
  const { errorId = 'success' } = (await response.json()) as { errorId?: string };
  expect(response.status).toBeLessThan(500);
  return errorId;
}

const AT_THE_DOOR = ['not_signed_in', 'not_allowed', 'two_factor_required', 'invalid_input'];

it.each(rows.filter(([, { anonymous }]) => anonymous === 'must log in'))(
  '[T25] %s lets nobody in who is not signed in',
  async (name, row) => {
    expect(await readOutcome(await call(server.newClient(), name, row))).toBe('not_signed_in');
  },
);

it.each(rows.filter(([, { anonymous }]) => anonymous === 'may'))(
  '[T25] %s is open to visitors',
  async (name, row) => {
    expect(AT_THE_DOOR).not.toContain(await readOutcome(await call(server.newClient(), name, row)));
  },
);

it.each(rows.filter(([, { staff }]) => staff === undefined))(
  '[T25] %s is open to users',
  async (name, row) => {
    const { client } = await addUser();
    expect(AT_THE_DOOR).not.toContain(await readOutcome(await call(client, name, row)));
  },
);

const staffRows = rows.filter(([, { staff }]) => staff !== undefined);

it('[T25] keeps what staff may do under a prefix of its own', () => {
  const routes = platformRoutes(server.services);
  const pathsOf = (some: typeof routes) => some.map(({ endpoint }) => endpoint.path);
  const guarded = pathsOf(routes.filter(({ access }) => /operator|moderator/.test(access)));
  const isPrefixed = (path: string) => path.startsWith('/api/v1/operator/');
  expect(guarded).toEqual(pathsOf(routes).filter(isPrefixed));
  expect(guarded).toHaveLength(staffRows.length);
});

it.each(staffRows)(
  '[T25] %s is closed to users, and to staff without two-factor login',
  async (name, row) => {
    const { client } = await addUser('user', server.clock.now());
    expect(await readOutcome(await call(client, name, row))).toBe('not_allowed');
    const { client: careless } = await addUser('operator');
    expect(await readOutcome(await call(careless, name, row))).toBe('two_factor_required');
  },
);

it.each(staffRows)('[T25] %s is open to its own staff, and to no lesser', async (name, row) => {
  const { client: moderator } = await addUser('moderator', server.clock.now());
  const outcome = await readOutcome(await call(moderator, name, row));
  const isRefused = row.staff === 'operator';
  expect(AT_THE_DOOR.includes(outcome) ? outcome : 'inside').toBe(isRefused ? 'not_allowed' : 'inside');
  const { client: operator } = await addUser('operator', server.clock.now());
  expect(AT_THE_DOOR).not.toContain(await readOutcome(await call(operator, name, row)));
});

/** What a client would like to set, and what our own rows are called inside. */
const WISHES = [
  { role: 'admin' },
  { coins: 1_000_000 },
  { ownerId: ID },
  { verified: true },
  { userId: ID },
  { secondStepDone: true },
  { isSecondStepAfterSignupCompleted: true },
  { deleteAfter: null },
];

it.each(rows.filter(([, { body }]) => body !== undefined))(
  '[T25] %s refuses fields beside those it takes, and changes nothing',
  async (name, row) => {
    const { client, user } = await addUser();
    // `userId` is a wish only where nobody is named.
    const isWish = (wish: object) => !Object.keys(wish).some((field) => field in (row.body ?? {}));
    for (const wish of WISHES.filter(isWish)) {
      const response = await call(client, name, { ...row, body: { ...row.body, ...wish } });
      expect([wish, response.status]).toEqual([wish, 400]);
      expect(await response.json()).toMatchObject({ errorId: 'invalid_input' });
    }
    expect(await server.services.db.query.users.findFirst({ where: eq(users.id, user.id) })).toEqual(user);
  },
);
