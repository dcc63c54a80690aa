import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMilliseconds, DAY_MS } from '../../../process/clock.ts';
import {
  achievementProgress,
  gameMastery,
  gameMembers,
  goalProgress,
  invites,
  playerLevels,
  playerStreaks,
  seasonPoints,
  wornCosmetics,
  recentGames,
  seenTips,
  worlds,
} from '../../../storage/schema.ts';
import { addGame } from '../../../testing/addGame.ts';
import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts';
import { runStatement } from '../../../testing/runStatement.ts';
import { signUpUser } from '../../../testing/signUpUser.ts';
import { deliverNotification } from '../../people/notifications/deliverNotification.ts';
import { createPlatformCalls } from '../../../app/createPlatformCalls.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** Adds data about making and playing games. */
async function playSomething(userId: string): Promise<void> {
  const { db, clock } = server.services;
  const now = clock.now();
  const { id: gameId } = await addGame(server, { creatorId: userId, settings: { title: 'My own game' } });
  await db.insert(worlds).values({ ownerId: userId, name: 'My own world', createdAt: now });
  await db.insert(gameMembers).values({ gameId, userId, createdAt: now });
  await db.insert(invites).values({
    inv: randomUUID(),
    gameId,
    roomId: 'a-room',
    inviterId: userId,
    inviterName: 'me',
    createdAt: now,
    expiresAt: addMilliseconds(now, DAY_MS),
  });
  await db.insert(recentGames).values({ userId, gameId, playedAt: now });
  await db.insert(seenTips).values({ userId, gameId, seenAt: now });
  await db.insert(achievementProgress).values({ userId, gameId, achievement: 'first', count: 3 });
  const points = { points: 12, day: '2026-01-01', dayPoints: 2 };
  await db.insert(gameMastery).values({ userId, gameId, ...points, seconds: 90, playedAt: now });
  await db.insert(playerLevels).values({ userId, ...points });
  const goal = { period: 'daily', startsOn: '2026-01-01', goal: 'daily-play', count: 60 } as const;
  const streak = { days: 3, week: '2026-01-05', weekDays: 1, bestWeek: 2, day: '2026-01-05', daySeconds: 9 };
  await db.insert(playerStreaks).values({ userId, ...streak });
  await db.insert(seasonPoints).values({ userId, season: 2, ...points });
  await db.insert(wornCosmetics).values({ userId, frame: 'level-10' });
  await db.insert(goalProgress).values({ userId, gameId, ...goal });
  const platform = createPlatformCalls(server.services);
  const opened = await platform.openSaved({ gameId, userId, roomId: 'a-room' });
  const changes = [{ scope: 'game', key: 'hat', change: { kind: 'set', value: 'red' } }];
  await platform.writeSaved({ lease: opened?.lease ?? '', sequence: 1, changes });
  const score = { leaderboard: 'best', score: 7, order: 'highest' } as const;
  await platform.writeScore({ gameId, roomId: 'a-room', sequence: 2, userId, ...score });
}

async function receiveNotification(userId: string): Promise<void> {
  const notice = { kind: 'system', text: 'Welcome.', href: null, key: 'welcome' } as const;
  await deliverNotification(server.services, { userIds: [userId], ...notice });
}

describe('the export', () => {
  it('[RT-10:server] is one JSON file with everything stored about the user, and no keys', async () => {
    const client = server.newClient();
    client.cookies.set('source', 'blog');
    const ada = await signUpUser(server, { client, consent: true });
    await client.api.sendFeedback({ body: { type: 'Other', message: 'I like the loom' } });
    await client.api.sendContact({ body: { name: 'Ada', email: ada.email, message: 'Make me a game' } });
    await client.api.recordEvents({
      body: { events: [{ name: 'login_modal_open', path: '/pricing', ago: 0 }] },
    });
    await client.api.setOrUpdateProfile({ body: { v: `device-${ada.username}` } });
    await client.api.subscribeToNewsletter();
    await client.api.storeCourseProgress({
      body: {
        runId: randomUUID(),
        lesson: 'paint',
        steps: ['paint/path'],
        skippedLessons: [],
        gameSlug: null,
      },
    });
    await client.api.changeEmail({ body: { email: `next_${ada.email}`, currentPassword: ada.password } });
    const name = `${'a'.repeat(64)}.webp`;
    await runStatement(
      server.databaseUrl,
      `insert into files (name, owner_id, content_type, bytes, created_at) values ('${name}', '${ada.user._id}', 'image/webp', 7, now())`,
    );

    await playSomething(ada.user._id);
    await receiveNotification(ada.user._id);
    const { data: made } = await client.api.createGame({
      body: {
        game: { title: 'In the making', sandboxMode: 'advanced', preferredRegion: '' },
        templateInfo: { templateSlug: 'blank' },
      },
    });
    await client.api.saveVersion({ params: { id: made._id }, body: { name: 'Before the storm' } });
    await client.api.createCollaboratorLink({ params: { id: made._id }, body: { role: 'viewer' } });

    await client.api.setBirthDate({ body: { birthDate: '1990-01-01' } });
    const topic = { category: 'help', title: 'What I ask', text: 'What I said' };
    const { id } = (await client.api.openTopic({ body: topic })).data;
    await client.api.editPost({ params: { id, number: 1 }, body: { text: 'And how' } });

    const { data: user } = await client.api.readUser();
    const response = await client.fetch('/api/v1/account/export/');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="playloom-${ada.username}.json"`,
    );
    expect(response.headers.get('content-type')).toMatch('application/json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const text = await response.text();
    expect(text.split('\n').length).toBeGreaterThan(50);
    expect(JSON.parse(text)).toEqual({
      exportedAt: server.clock.now().toISOString(),
      account: expect.objectContaining({ ...user, email: ada.email }),
      arrival: { source: 'blog' },
      sessions: [expect.objectContaining({ device: 'Unknown device' })],
      emailChanges: [expect.objectContaining({ email: `next_${ada.email}` })],
      wallets: [],
      consents: [expect.objectContaining({ marketingOptIn: false, tosVersion: 1, ppVersion: 1 })],
      newsletter: [expect.objectContaining({ userId: ada.user._id })],
      feedback: [expect.objectContaining({ message: 'I like the loom' })],
      contactMessages: [expect.objectContaining({ message: 'Make me a game' })],
      productEvents: [expect.objectContaining({ path: '/pricing' })],
      deviceProfiles: [expect.objectContaining({ deviceId: `device-${ada.username}` })],
      files: expect.arrayContaining([expect.objectContaining({ name, bytes: 7 })]),
      games: expect.arrayContaining([
        expect.objectContaining({ title: 'My own game' }),
        expect.objectContaining({ title: 'In the making' }),
      ]),
      drafts: [
        expect.objectContaining({
          state: expect.objectContaining({ settings: expect.objectContaining({ title: 'In the making' }) }),
        }),
      ],
      draftVersions: [expect.objectContaining({ name: 'Before the storm' })],
      collaboratorLinks: [expect.objectContaining({ role: 'viewer' })],
      collaborations: [],
      releaseNotes: [],
      testReleases: [],
      releases: [expect.objectContaining({ release: 1, document: expect.stringContaining('My own game') })],
      savedData: [expect.objectContaining({ scope: 'game', values: '{"hat":"red"}' })],
      recentGames: [expect.objectContaining({ gameId: expect.any(String) as string })],
      seenTips: [expect.objectContaining({ gameId: expect.any(String) as string })],
      achievements: [expect.objectContaining({ achievement: 'first', count: 3 })],
      gameMastery: [expect.objectContaining({ points: 12, seconds: 90 })],
      streak: [expect.objectContaining({ days: 3, bestWeek: 2 })],
      seasons: [expect.objectContaining({ season: 2, points: 12 })],
      wornCosmetics: [expect.objectContaining({ frame: 'level-10' })],
      goals: [expect.objectContaining({ goal: 'daily-play', count: 60 })],
      playerLevel: [expect.objectContaining({ points: 12 })],
      scores: [expect.objectContaining({ leaderboard: 'best', score: 7 })],
      invites: [expect.objectContaining({ roomId: 'a-room' })],
      memberships: [expect.objectContaining({ userId: ada.user._id })],
      firstPlays: [],
      plays: [],
      skins: [],
      sleepingRooms: [],
      wornSkins: [],
      worlds: [expect.objectContaining({ name: 'My own world' })],
      pushSubscriptions: [],
      follows: [],
      likes: [],
      comments: [],
      forumTopics: [expect.objectContaining({ title: 'What I ask' })],
      forumPosts: [expect.objectContaining({ text: 'And how' })],
      forumRevisions: [expect.objectContaining({ text: 'What I said' })],
      forumSubscriptions: [expect.objectContaining({ isOn: true })],
      friendships: [],
      parties: [],
      partyRemovals: [],
      notifications: [expect.objectContaining({ text: 'Welcome.' })],
      courseProgress: [expect.objectContaining({ lesson: 'paint', steps: ['paint/path'] })],
      decisions: [],
      coinAccounts: [],
      coinMoves: [],
      coinPayouts: [],
      directChannels: [],
      messages: [],
      readMarks: [],
      blocks: [],
      browsers: [{ lastSeenAt: expect.any(String) }],
      moderatedGames: [],
      reports: [],
      copyrightClaims: [],
      counterNotices: [],
      sanctions: [],
      payoutMethods: [],
      paymentOrders: [],
      coinOffers: [],
      subscription: [],
    });
    expect(text).not.toMatch(/argon2|tokenHash|passwordHash/);
  });

  it('covers every table with user data', async () => {
    const columns = await runStatement(
      server.databaseUrl,
      `select c.table_name as name from information_schema.table_constraints t
       join information_schema.key_column_usage c using (constraint_name)
       join information_schema.constraint_column_usage u using (constraint_name)
       where t.constraint_type = 'FOREIGN KEY' and u.table_name = 'users' order by 1`,
    );
    // These tables contain only hashes, dates and data that is also in other tables.
    const passing = ['password_resets', 'join_tokens', 'saved_leases', 'recovery_codes', 'two_factors'];
    const known = new Set(columns.map(({ name }) => String(name)).filter((name) => !passing.includes(name)));
    expect([...known]).toEqual([
      'account_browsers',
      'achievement_progress',
      'audit_log',
      'chat_channels',
      'chat_messages',
      'chat_reads',
      'coin_accounts',
      'coin_moves',
      'coin_offers',
      'coin_payouts',
      'collaborator_links',
      'collaborators',
      'comments',
      'consents',
      'contact_messages',
      'copyright_claims',
      'course_progress',
      'device_profiles',
      'draft_versions',
      'drafts',
      'email_changes',
      'feedback',
      'files',
      'follows',
      'forum_posts',
      'forum_subscriptions',
      'forum_topics',
      'friendships',
      'game_likes',
      'game_mastery',
      'game_members',
      'game_moderators',
      'game_players',
      'games',
      'goal_progress',
      'invites',
      'leaderboard_scores',
      'newsletter_subscriptions',
      'notifications',
      'parties',
      'party_members',
      'party_removals',
      'payment_orders',
      'payout_methods',
      'play_sessions',
      'player_levels',
      'player_streaks',
      'product_events',
      'push_subscriptions',
      'recent_games',
      'release_notes',
      'reports',
      'sanctions',
      'saved_data',
      'season_points',
      'seen_tips',
      'sessions',
      'skins',
      'sleeping_rooms',
      'subscriptions',
      'test_releases',
      'user_blocks',
      'wallets',
      'worlds',
      'worn_cosmetics',
      'worn_skins',
    ]);
  });

  it('[T25] contains no data of others', async () => {
    const [ada, bob] = [await signUpUser(server), await signUpUser(server)];
    await bob.client.api.sendFeedback({ body: { type: 'Other', message: 'Only mine' } });
    const text = JSON.stringify(await ada.client.api.exportData());
    expect(text).not.toContain('Only mine');
    expect(text).not.toContain(bob.user._id);
  });
});
