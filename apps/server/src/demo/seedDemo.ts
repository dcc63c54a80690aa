import { copyGameForNewCreator } from '@playloom/game-format';
import { addMilliseconds, DAY_MS, HOUR_MS, MINUTE_MS, type WithClock } from '../process/clock.ts';
import { CommandError } from '../process/CommandError.ts';
import { storeFile } from '../files/storeFile.ts';
import { makeCover } from '../areas/creation/covers/makeCover.ts';
import { planCover } from '../areas/creation/documents/planCover.ts';
import { makeSlug } from '../areas/creation/drafts/makeSlug.ts';
import { serializeGame } from '../areas/creation/documents/serializeGame.ts';
import { toGameColumns, storeRelease } from '../areas/creation/releases/storeRelease.ts';
import { publishStarters } from '../areas/creation/starters/publishStarters.ts';
import { readStarters, STARTERS_FOLDER, type Starter } from '../areas/creation/starters/readStarters.ts';
import type { WithSecrets } from '../process/Secrets.ts';
import type { WithLog } from '../process/createLogger.ts';
import type { WithFiles } from '../files/FileStore.ts';
import type { WithImages } from '../files/ImageConverter.ts';
import type { WithPasswords } from '../areas/identity/credentials/createPasswordHasher.ts';
import type { WithEngineVersion } from '../engines/readEngineVersion.ts';
import { ensureGameChannel } from '../areas/community/chat/chatQueries.ts';
import { insertPost, insertTopic } from '../areas/community/forum/forumQueries.ts';
import type { Db, WithDatabase } from '../storage/openDatabase.ts';
import { chatChannels, chatMessages, gameMembers, games, users } from '../storage/schema.ts';
import { eq } from 'drizzle-orm';
import { addCoins } from './addCoins.ts';
import { addOperatorInbox } from './addOperatorInbox.ts';
import { addAvatars } from './addAvatars.ts';
import { addProgress } from './addProgress.ts';
import { addDailyGameStatistics, addRoomProblems, addRecentGames, addSavedData } from './addStatistics.ts';
import { addSkins } from './addSkins.ts';
import { addSocialActivity, addFriends, addNotifications } from './addSocialActivity.ts';
import { createSeededRandomInt } from './createSeededRandomInt.ts';
import type { DemoGame, DemoPerson, DemoSite } from './DemoSite.ts';
import { planDemo, type DemoPlan } from './planDemo.ts';

export const DEMO_PASSWORD = 'a walk through the demo';

type DemoServices = WithSecrets &
  WithClock &
  WithLog &
  WithDatabase &
  WithFiles &
  WithImages &
  WithPasswords &
  WithEngineVersion;

/**
 * Fills a site with users, games and their activity in one transaction. Refuses a site that already has the
 * demo.
 */
export async function seedDemo(services: DemoServices, seed: number): Promise<DemoPlan> {
  const plan = planDemo(seed);
  await publishStarters(services);
  const starters = await readStarters(STARTERS_FOLDER);
  const covers = await makeCovers(services, plan, starters);
  const passwordHash = await services.passwords.hash(DEMO_PASSWORD);
  await services.db.transaction(async (tx) => {
    const now = services.clock.now();
    const people = await addUsers(tx, plan, passwordHash, now);
    const games = await addGames(tx, services, plan, { people, starters, covers });
    const userIds = people.map(({ id }) => id);
    await addMessages(tx, services, plan, { userIds, gameIds: games.map(({ id }) => id) });
    await addTopics(tx, plan, userIds, now);
    const { files, secrets } = services;
    await addActivity({ tx, files, secrets, now, roll: createSeededRandomInt(seed), people, games });
  });
  return plan;
}

async function addActivity(site: DemoSite): Promise<void> {
  await addAvatars(site);
  const sales = await addCoins(site);
  await addDailyGameStatistics(site, sales);
  await addRoomProblems(site);
  await addSavedData(site);
  await addRecentGames(site);
  await addProgress(site);
  await addSkins(site);
  await addSocialActivity(site);
  await addFriends(site);
  await addNotifications(site);
  await addOperatorInbox(site);
}

async function addUsers(tx: Db, plan: DemoPlan, passwordHash: string, now: Date): Promise<DemoPerson[]> {
  const rows = plan.users.map(({ username, birthDate, daysAgo }) => ({
    username,
    birthDate,
    passwordHash,
    email: `${username.toLowerCase()}@demo.invalid`,
    secondStepDone: true,
    termsApprovedAt: now,
    createdAt: addMilliseconds(now, -daysAgo * DAY_MS),
  }));
  const added = await tx.insert(users).values(rows).onConflictDoNothing().returning({ id: users.id });
  if (added.length < rows.length)
    throw new CommandError('Some of the demo users already exist. Use a fresh DATA_DIR for the demo.');
  return plan.users.map(({ username, coins, daysAgo }, index) => {
    const id = added[index]?.id ?? '';
    return { id, username, coins, daysAgo };
  });
}

function findStarter(starters: readonly Starter[], slug: string): Starter | undefined {
  return starters.find((starter) => starter.slug === slug);
}

/** Renders each cover from a different part of the map. Runs before the transaction, because it takes long. */
async function makeCovers(
  services: WithFiles & WithImages,
  plan: DemoPlan,
  starters: Starter[],
): Promise<Map<string, Buffer>> {
  const covers = new Map<string, Buffer>();
  for (const { title, starter: slug, coverVariant } of plan.games) {
    const starter = findStarter(starters, slug);
    if (starter) covers.set(title, await makeCover(services, planCover(starter.game, coverVariant)));
  }
  return covers;
}

async function addGames(
  tx: Db,
  { clock, files, engineVersion }: WithClock & WithFiles & WithEngineVersion,
  plan: DemoPlan,
  { people, starters, covers }: { people: DemoPerson[]; starters: Starter[]; covers: Map<string, Buffer> },
): Promise<DemoGame[]> {
  const added: DemoGame[] = [];
  for (const { title, starter: parent, creator: owner, plays, daysAgo } of plan.games) {
    const starter = findStarter(starters, parent);
    const creator = people[owner];
    const bytes = covers.get(title);
    if (!starter || !creator || !bytes) throw new Error('There are no starter games to copy for the demo.');
    const createdAt = addMilliseconds(clock.now(), -daysAgo * DAY_MS);
    const game = serializeGame(copyGameForNewCreator(starter.game, title));
    const slug = title.toLowerCase().replaceAll(' ', '-');
    const file = { bytes, extension: 'webp', contentType: 'image/webp', ownerId: creator.id };
    const coverFile = await storeFile(tx, files, { ...file, now: createdAt });
    const look = { coverFile, category: starter.category, plays, isOpenSource: true };
    const [row] = await tx
      .insert(games)
      .values({ slug, creatorId: creator.id, engineVersion, createdAt, ...toGameColumns(game), ...look })
      .returning({ id: games.id });
    if (!row) throw new Error(`The game ${slug} was not added.`);
    await storeRelease(tx, { gameId: row.id, game, engineVersion, expected: null, now: createdAt });
    added.push({ id: row.id, slug, title, creator, starter, plays, daysAgo });
  }
  return added;
}

async function addMessages(
  tx: Db,
  { clock }: WithClock,
  plan: DemoPlan,
  { userIds, gameIds }: { userIds: string[]; gameIds: string[] },
): Promise<void> {
  const now = clock.now();
  for (const [game, gameId] of gameIds.entries()) {
    const gameMessages = plan.messages.filter((message) => message.game === game);
    const authors = [...new Set(gameMessages.map(({ author }) => userIds[author] ?? ''))];
    if (gameMessages.length === 0) continue;
    const { id: channelId } = await ensureGameChannel(tx, gameId, now);
    const members = authors.map((userId) => ({ gameId, userId, createdAt: now }));
    await tx.insert(gameMembers).values(members).onConflictDoNothing();
    const rows = gameMessages.map(({ author, text, minutesAgo }, index) => ({
      channelId,
      sequence: index + 1,
      revision: index + 1,
      authorId: userIds[author] ?? '',
      clientId: `demo ${game} ${index}`,
      text,
      safeText: text,
      createdAt: addMilliseconds(now, -minutesAgo * MINUTE_MS),
    }));
    await tx.insert(chatMessages).values(rows);
    await tx.update(chatChannels).set({ revision: rows.length }).where(eq(chatChannels.id, channelId));
  }
}

async function addTopics(tx: Db, plan: DemoPlan, userIds: string[], now: Date): Promise<void> {
  for (const { category, title, posts } of plan.topics) {
    const written = posts.map(({ author, text, hoursAgo }, index) => ({
      number: index + 1,
      authorId: userIds[author] ?? '',
      text,
      safeText: text,
      createdAt: addMilliseconds(now, -hoursAgo * HOUR_MS),
    }));
    const [first, last] = [written[0], written.at(-1)];
    if (!first || !last) continue;
    const topic = await insertTopic(tx, {
      category,
      title,
      slug: makeSlug(title, 'topic'),
      authorId: first.authorId,
      lastAuthorId: last.authorId,
      lastNumber: last.number,
      lastPostAt: last.createdAt,
      createdAt: first.createdAt,
      pinnedAt: category === 'news' ? now : null,
    });
    for (const post of written) await insertPost(tx, { topicId: topic.id, ...post }, []);
  }
}
