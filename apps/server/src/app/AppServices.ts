import type { KeyedMutex } from '../files/createKeyedMutex.ts';
import type { Turns } from '../files/createTurns.ts';
import type { CoinPack, ForumCategory, PricingPlan } from '@playloom/api-contract';
import type { Logger } from 'pino';
import type { ChainClient } from '../chains/ChainClient.ts';
import type { Clock } from '../process/clock.ts';
import type { Config } from '../process/config.ts';
import type { EngineBundles } from '../engines/createEngineBundles.ts';
import type { FindClient } from '../engines/createClientFinder.ts';
import type { SafeFetcher } from '../fetching/SafeFetcher.ts';
import type { ImageConverter } from '../files/ImageConverter.ts';
import type { FileStore } from '../files/FileStore.ts';
import type { ObjectStore } from '../object-store/ObjectStore.ts';
import type { AddressWatcher } from '../http/createAddressWatcher.ts';
import type { Metrics } from '../http/createMetrics.ts';
import type { Mailer } from '../mail/Mail.ts';
import type { PasswordHasher } from '../areas/identity/credentials/createPasswordHasher.ts';
import type { DocumentThreads } from '../areas/creation/documents/DocumentThreads.ts';
import type { DraftHub } from '../areas/creation/drafts/DraftHub.ts';
import type { AnalyticsClient } from '../areas/operations/events/AnalyticsClient.ts';
import type { ScriptChecker } from '../areas/creation/releases/ScriptChecker.ts';
import type { AssetLibraries } from '../areas/creation/asset-library/AssetLibraries.ts';
import type { LiveHub } from '../live/LiveHub.ts';
import type { PaymentsProvider } from '../areas/economy/payments/PaymentsProvider.ts';
import type { RoomsGateway } from '../rooms-gateway/RoomsGateway.ts';
import type { SiteNoticeStore } from '../areas/operations/status/SiteNoticeStore.ts';
import type { Secrets } from '../process/Secrets.ts';
import type { PushSender } from '../areas/people/push/PushSender.ts';
import type { JobQueue } from '../jobs/createJobQueue.ts';
import type { RedisConnections } from '../redis/connectRedis.ts';
import type { SharedCounts } from '../redis/SharedCounts.ts';
import type { Database } from '../storage/openDatabase.ts';

/**
 * Everything that is opened once at the start. Only the composition in this folder knows all of it; every other function
 * takes the few services it uses, such as `WithDatabase & WithClock`.
 */
export interface AppServices {
  config: Config;
  secrets: Secrets;
  db: Database;
  /** Null if this process works alone. */
  redis: RedisConnections | null;
  /** What users have done, counted over all processes. */
  counts: SharedCounts;
  clock: Clock;
  log: Logger;
  jobs: JobQueue;
  mail: Mailer;
  push: PushSender;
  analytics: AnalyticsClient;
  payments: PaymentsProvider;
  /** Coin packs and plans that users can buy. */
  packs: readonly CoinPack[];
  plans: readonly PricingPlan[];
  /** Categories of the built-in forum. */
  forumCategories: readonly ForumCategory[];
  /** Everything below is stored here: files, engines, tapes, unsent emails. */
  objects: ObjectStore;
  files: FileStore;
  images: ImageConverter;
  /** The only way to fetch URLs that users entered. */
  fetcher: SafeFetcher;
  /** Reads data from blockchains. */
  chains: ChainClient;
  /** Sprites and sounds that every game may use. */
  library: AssetLibraries;
  passwords: PasswordHasher;
  scripts: ScriptChecker;
  /** Threads that read, build and check whole documents. */
  documents: DocumentThreads;
  /** Players who would open a new room wait here for their turn, one queue per creator. */
  roomCreationMutex: KeyedMutex;
  joinTurns: Turns;
  metrics: Metrics;
  rooms: RoomsGateway;
  /** Drafts that are currently being edited. */
  drafts: DraftHub;
  /** Connected pages, which receive live updates. */
  live: LiveHub;
  notices: SiteNoticeStore;
  /** Watches the addresses at which pages are opened. */
  addresses: AddressWatcher;
  bundles: EngineBundles;
  /** Finds the client files that browsers load for an engine version. */
  findClient: FindClient;
  /** Engine version of new releases. */
  engineVersion: string;
}
