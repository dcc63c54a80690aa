import type { Logger } from 'pino';
import { createChainClient } from '../chains/createChainClient.ts';
import { systemClock, type Clock } from '../process/clock.ts';
import { createMutableLog } from '../process/createMutableLog.ts';
import { createTeardown, type Teardown } from '../process/createTeardown.ts';
import type { Config } from '../process/config.ts';
import { openEngineBundles } from '../engines/openEngineBundles.ts';
import { createClientFinder } from '../engines/createClientFinder.ts';
import { createSafeFetcher } from '../fetching/createSafeFetcher.ts';
import { createKeyedMutex } from '../files/createKeyedMutex.ts';
import { createTurns } from '../files/createTurns.ts';
import { JOINS_AT_ONCE } from '../areas/play/joining/joinGame.ts';
import { createImageConverter } from '../files/createImageConverter.ts';
import { createFileStore } from '../files/createFileStore.ts';
import { openObjectStore } from '../object-store/openObjectStore.ts';
import { createAddressWatcher } from '../http/createAddressWatcher.ts';
import { createMetrics } from '../http/createMetrics.ts';
import { createCookieSessionReader } from '../areas/identity/sessions/sessions.ts';
import { createMailer } from '../mail/createMailer.ts';
import { registerChatHandlers } from '../areas/community/chat/registerChatHandlers.ts';
import { createDocumentThreads } from '../areas/creation/documents/createDocumentThreads.ts';
import { createDisabledDraftHub } from '../areas/creation/drafts/createDisabledDraftHub.ts';
import { createDraftHub } from '../areas/creation/drafts/hub/createDraftHub.ts';
import { createAnalyticsClient } from '../areas/operations/events/createAnalyticsClient.ts';
import { createScriptChecker } from '../areas/creation/releases/createScriptChecker.ts';
import { readEngineVersion } from '../engines/readEngineVersion.ts';
import { createAssetLibraries } from '../areas/creation/asset-library/createAssetLibraries.ts';
import { createLiveHub } from '../live/createLiveHub.ts';
import { createLiveSessions } from '../areas/identity/sessions/createLiveSessions.ts';
import { createPaymentsProvider } from '../areas/economy/payments/createPaymentsProvider.ts';
import { readPacks } from '../areas/economy/payments/readPacks.ts';
import { readForumCategories } from '../areas/community/forum/readForumCategories.ts';
import { readPlans } from '../areas/economy/plans/readPlans.ts';
import { registerRoomMetrics } from '../rooms-gateway/registerRoomMetrics.ts';
import { openRoomsGateway } from './openRoomsGateway.ts';
import { createDisabledRoomsGateway } from '../rooms-gateway/createDisabledRoomsGateway.ts';
import { createSiteNoticeStore } from '../areas/operations/status/createSiteNoticeStore.ts';
import { createPasswordHasher } from '../areas/identity/credentials/createPasswordHasher.ts';
import type { Secrets } from '../process/Secrets.ts';
import { createPushSender } from '../areas/people/push/createPushSender.ts';
import { welcomePages } from './welcomePages.ts';
import type { AppServices } from './AppServices.ts';
import { createJobQueue } from '../jobs/createJobQueue.ts';
import { connectRedis } from '../redis/connectRedis.ts';
import { createSharedCounts } from '../redis/createSharedCounts.ts';
import { openDatabase } from '../storage/openDatabase.ts';

interface ServiceOptions {
  config: Config;
  secrets: Secrets;
  databaseUrl: string;
  log: Logger;
  clock?: Clock;
  /** Runs rooms from the sources instead of a bundle. */
  isDevelopment?: boolean;
}

/** Opens everything the platform depends on. Either `addSteps` or `close` shuts it down in reverse order. */
export function createServices(options: ServiceOptions) {
  const { config, secrets, databaseUrl, clock = systemClock, isDevelopment = false } = options;
  const { log, mute } = createMutableLog(options.log);
  // Read first, so that an invalid file stops the start before anything is opened.
  const [plans, packs] = [readPlans(config.plansFile), readPacks(config.packsFile)];
  const forumCategories = readForumCategories(config.forumCategoriesFile);
  const database = openDatabase(databaseUrl, log);
  const redis = config.redisUrl === undefined ? null : connectRedis(config.redisUrl, log);
  const jobs = createJobQueue(databaseUrl, (error) => log.warn({ err: error }, 'job queue'));
  const stores = openStores(config);
  const mail = createMailer({ config, ...stores, clock, log });
  const engineVersion = readEngineVersion();
  const services: AppServices = {
    config,
    secrets,
    db: database.db,
    redis,
    counts: createSharedCounts(redis),
    clock,
    log,
    jobs,
    mail,
    push: createPushSender(config, secrets.vapidKeys),
    analytics: createAnalyticsClient(config.analyticsUrl),
    payments: createPaymentsProvider(config),
    packs,
    plans,
    forumCategories,
    ...stores,
    images: createImageConverter(),
    fetcher: createSafeFetcher(),
    chains: createChainClient(config.chainNodes),
    library: createAssetLibraries(),
    passwords: createPasswordHasher(),
    scripts: createScriptChecker(),
    documents: createDocumentThreads(),
    roomCreationMutex: createKeyedMutex(),
    joinTurns: createTurns(JOINS_AT_ONCE),
    metrics: createMetrics(),
    rooms: createDisabledRoomsGateway(),
    drafts: createDisabledDraftHub(),
    live: createLiveHub({ config, secrets, redis, sessions: createLiveSessions(database.db), clock, log }),
    notices: createSiteNoticeStore({ db: database.db, clock }),
    addresses: createAddressWatcher(config, log),
    engineVersion,
    findClient: createClientFinder(stores.bundles, isDevelopment ? engineVersion : null),
  };
  services.rooms = openRoomsGateway(services, isDevelopment);
  services.drafts = createDraftHub(services, createCookieSessionReader(services), { databaseUrl });
  registerChatHandlers(services);
  welcomePages(services);
  registerRoomMetrics(services.metrics.registry, () => services.rooms);
  const addSteps = (teardown: Teardown): void => {
    teardown.add('the connections to the database', database.close);
    addServiceSteps(services, mute, teardown);
  };
  return { services, addSteps, close: () => runSteps(addSteps) };
}

function addServiceSteps(services: AppServices, mute: () => void, teardown: Teardown): void {
  const { redis, mail, jobs, documents, live } = services;
  teardown.add('the connections to Redis', () => redis?.close());
  teardown.add('mail', mail.close);
  teardown.add('jobs', jobs.stop);
  teardown.add('document threads', documents.close);
  // Drafts and rooms have stored everything. Tasks that are still under way fail from here on, because jobs, Redis, and
  // the database are closed.
  teardown.add('the log', mute);
  teardown.add('rooms', () => services.rooms.close());
  teardown.add('open drafts', () => services.drafts.close());
  teardown.add('live updates', live.close);
}

async function runSteps(addSteps: (teardown: Teardown) => void): Promise<void> {
  const teardown = createTeardown();
  const problems: string[] = [];
  addSteps(teardown);
  await teardown.run({ waiting: () => undefined, failed: (problem) => problems.push(problem) });
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

function openStores(config: Config): Pick<AppServices, 'objects' | 'files' | 'bundles'> {
  const objects = openObjectStore(config);
  return { objects, files: createFileStore(objects), bundles: openEngineBundles(config, objects) };
}
